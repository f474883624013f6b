import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'

interface PersonCellProps {
  /** The path of the listed record. */
  to: string
  name: string
  email: string
  children?: ReactNode
}

/** The person a row is about. The link passes on the list's filters, so that the back link restores them. */
export function PersonCell({ to, name, email, children }: PersonCellProps) {
  const { search } = useLocation()
  const at = email.lastIndexOf('@')
  return (
    <div className="min-w-0">
      <Link
        to={to}
        state={{ listSearch: search }}
        className="wrap-anywhere inline-flex min-h-6 font-semibold text-link underline"
      >
        {name}
      </Link>
      {/* Breaks before the @; a table with enough room does not break off single letters. */}
      <p className="wrap-anywhere min-[80rem]:wrap-break-word max-w-80 text-ink-muted">
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </p>
      {children}
    </div>
  )
}

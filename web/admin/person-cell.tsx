import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'

interface PersonCellProps {
  /** The page of the record that is listed. */
  to: string
  name: string
  email: string
  children?: ReactNode
}

/** Whom a row is about. The link hands the list's filters on, so that the way back finds them again. */
export function PersonCell({ to, name, email, children }: PersonCellProps) {
  const { search } = useLocation()
  return (
    <div className="min-w-0">
      <Link
        to={to}
        state={{ listSearch: search }}
        className="wrap-anywhere inline-flex min-h-6 font-semibold text-link underline"
      >
        {name}
      </Link>
      <p className="wrap-anywhere text-ink-muted">{email}</p>
      {children}
    </div>
  )
}

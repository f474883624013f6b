import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

/** The last entry is the current page. */
export function Breadcrumb({ entries }: { entries: readonly { label: string; to?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-2 text-ink-muted text-sm">
        {entries.map(({ label, to }, at) => (
          <li key={label} className="flex min-w-0 items-center gap-2">
            {at > 0 ? <ChevronRight aria-hidden="true" className="size-4 flex-none" /> : null}
            {to ? (
              <Link
                to={to}
                className="inline-flex min-h-7 items-center underline decoration-line-strong underline-offset-[.2em]"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="font-semibold text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

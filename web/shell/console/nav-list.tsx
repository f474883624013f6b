import { Link } from 'react-router'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { CONSOLE_ENTRIES, isWithin } from './entries.ts'

interface ConsoleNavProps {
  pathname: string
  pendingCount: number | undefined
}

export function ConsoleNav({ pathname, pendingCount }: ConsoleNavProps) {
  return (
    <nav aria-label="Console">
      <ul className="grid gap-0.5">
        {CONSOLE_ENTRIES.map(({ label, to, icon: Icon, count }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isWithin(to, pathname) ? 'page' : undefined}
              className="flex min-h-11 items-center gap-3 rounded-field px-3 pt-0.5 font-medium hover:bg-primary-soft hover:text-on-primary-soft aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-on-primary-soft"
            >
              <Icon aria-hidden="true" className="icon" />
              {label}
              {count === 'pending' && pendingCount ? <PendingCount count={pendingCount} /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PendingCount({ count }: { count: number }) {
  return (
    <span className="ml-auto">
      <CountBadge count={count} />
      <span className="sr-only"> pending</span>
    </span>
  )
}

import { Link, useLocation } from 'react-router'
import { formatNumber } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { CONSOLE_ENTRIES, type ConsoleEntry, currentPlace, isWithin } from './entries.ts'

interface ConsoleNavProps {
  pathname: string
  pendingCount: number | undefined
  draftCount: number | undefined
}

const CURRENT = 'aria-[current=page]:font-semibold aria-[current=page]:text-on-primary-soft'
const HOVER = 'hover:bg-primary-soft hover:text-on-primary-soft'
const ENTRY = `flex min-h-11 items-center gap-3 rounded-field px-3 pt-0.5 font-medium ${HOVER} aria-[current=page]:bg-primary-soft ${CURRENT}`
/** Its words stand below those of its entry. */
const PLACE = `flex min-h-11 items-center gap-3 rounded-field pt-0.5 pr-3 pl-11 text-ink-muted text-sm ${HOVER} ${CURRENT}`

export function ConsoleNav({ pathname, pendingCount, draftCount }: ConsoleNavProps) {
  return (
    <nav aria-label="Console">
      <ul className="grid gap-0.5">
        {CONSOLE_ENTRIES.map(({ label, to, icon: Icon, count, badge, places }) => (
          <li key={to}>
            <Link to={to} aria-current={isWithin(to, pathname) ? 'page' : undefined} className={ENTRY}>
              <Icon aria-hidden="true" className="icon" />
              {label}
              {badge ? (
                // The entry's own words say it already.
                <span aria-hidden="true" className="ml-auto">
                  <Badge tone="accent">{badge}</Badge>
                </span>
              ) : null}
              {count === 'pending' && pendingCount ? <PendingCount count={pendingCount} /> : null}
            </Link>
            {places ? <Places places={places} draftCount={draftCount} /> : null}
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface PlacesProps {
  places: NonNullable<ConsoleEntry['places']>
  draftCount: number | undefined
}

function Places({ places, draftCount }: PlacesProps) {
  const current = currentPlace(places, useLocation())
  return (
    <ul>
      {places.map((place) => (
        <li key={place.to}>
          <Link to={place.to} aria-current={place === current ? 'page' : undefined} className={PLACE}>
            {place.label}
            {place.count === 'drafts' && draftCount ? (
              <span className="ml-auto tabular-nums">{formatNumber(draftCount)}</span>
            ) : null}
          </Link>
        </li>
      ))}
    </ul>
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

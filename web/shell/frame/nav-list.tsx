import { Link, useLocation } from 'react-router'
import { formatNumber } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { type Area, type AreaEntry, currentPlace, type EntryCounts, isCurrentEntry } from './area.ts'

interface AreaNavProps {
  area: Area
  pathname: string
  counts: EntryCounts
}

const CURRENT = 'aria-[current=page]:font-semibold aria-[current=page]:text-on-primary-soft'
const HOVER = 'hover:bg-primary-soft hover:text-on-primary-soft'
const ENTRY = `flex min-h-11 items-center gap-3 rounded-field px-3 pt-0.5 font-medium ${HOVER} aria-[current=page]:bg-primary-soft ${CURRENT}`
/** Its words stand below those of its entry. */
const PLACE = `flex min-h-11 items-center gap-3 rounded-field pt-0.5 pr-3 pl-11 text-ink-muted text-sm ${HOVER} ${CURRENT}`

export function AreaNav({ area, pathname, counts }: AreaNavProps) {
  return (
    <nav aria-label={area.name}>
      <ul className="grid gap-0.5">
        {area.entries.map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              aria-current={isCurrentEntry(area, entry, pathname) ? 'page' : undefined}
              className={ENTRY}
            >
              <entry.icon aria-hidden="true" className="icon" />
              {entry.label}
              <EntryEnd entry={entry} counts={counts} />
            </Link>
            {entry.places ? <Places places={entry.places} counts={counts} /> : null}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function EntryEnd({ entry, counts }: { entry: AreaEntry; counts: EntryCounts }) {
  const count = entry.count && counts[entry.count]
  return (
    <>
      {entry.badge ? (
        // The entry's own words say it already.
        <span aria-hidden="true" className="ml-auto">
          <Badge tone="accent">{entry.badge}</Badge>
        </span>
      ) : null}
      {count ? (
        <span className="ml-auto">
          <CountBadge count={count} />
          <span className="sr-only"> {entry.counted}</span>
        </span>
      ) : null}
    </>
  )
}

interface PlacesProps {
  places: NonNullable<AreaEntry['places']>
  counts: EntryCounts
}

function Places({ places, counts }: PlacesProps) {
  const current = currentPlace(places, useLocation())
  return (
    <ul>
      {places.map((place) => (
        <li key={place.to}>
          <Link to={place.to} aria-current={place === current ? 'page' : undefined} className={PLACE}>
            {place.label}
            {place.count && counts[place.count] ? (
              <span className="ml-auto tabular-nums">{formatNumber(counts[place.count] ?? 0)}</span>
            ) : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}

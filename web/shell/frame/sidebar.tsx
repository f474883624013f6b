import { House, LogOut, Settings } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { formatNumber } from '#web/lib/format.ts'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { logOut } from '../account/log-out.ts'
import { useOwnPictures } from '../console/own-profile.queries.ts'
import { Logo } from '../header/logo.tsx'
import { ThemeSwitch } from '../header/theme-switch.tsx'
import { isWithin, SETTINGS } from '../navigation.ts'
import { type Area, type AreaEntry, currentSubEntry, type EntryCounts, isCurrentEntry } from './area.ts'

interface AreaSidebarProps {
  area: Area
  user: SessionUser | null
  pathname: string
  note: string | undefined
  counts: EntryCounts | undefined
  /** Before an action that does not navigate. */
  onLeave?: () => void
}

const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 pt-0.5 text-left font-medium hover:bg-primary-soft hover:text-on-primary-soft aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-on-primary-soft'

export function AreaSidebar({ area, user, pathname, note, counts = {}, onLeave }: AreaSidebarProps) {
  const neighbours = user ? area.neighbours(user.role) : []
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-5">
      <Link to={area.overview} className="flex min-h-11 items-center self-start px-2">
        <Logo />
      </Link>
      {user ? <Greeting user={user} note={note} /> : <Skeleton className="mx-2 h-12" />}
      <AreaNav area={area} pathname={pathname} counts={counts} />
      <nav aria-label="Account" className="mt-auto border-line border-t pt-4">
        <ul className="grid gap-0.5">
          {neighbours.map((entry) => (
            <li key={entry.to}>
              <SidebarLink {...entry} />
            </li>
          ))}
          <li className="flex items-center gap-1">
            <SidebarLink to="/" label="Public site" icon={House} />
            <ThemeSwitch />
          </li>
          {area.settings ? (
            <li>
              <SidebarLink
                to={area.settings}
                label={SETTINGS.label}
                icon={Settings}
                isCurrent={isWithin(area.settings, pathname)}
              />
            </li>
          ) : null}
          <li>
            <button
              type="button"
              onClick={() => {
                onLeave?.()
                void logOut()
              }}
              className={ITEM}
            >
              <LogOut aria-hidden="true" className="icon" />
              Logout
            </button>
          </li>
        </ul>
      </nav>
    </div>
  )
}

interface SidebarLinkProps extends Pick<AreaEntry, 'to' | 'label' | 'icon'> {
  isCurrent?: boolean
}

function SidebarLink({ to, label, icon: Icon, isCurrent = false }: SidebarLinkProps) {
  return (
    <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={ITEM}>
      <Icon aria-hidden="true" className="icon" />
      {label}
    </Link>
  )
}

function Greeting({ user, note }: { user: SessionUser; note: string | undefined }) {
  const pictures = useOwnPictures()
  return (
    <div className="flex min-w-0 items-center gap-4 px-2">
      <Avatar name={`${user.first_name} ${user.last_name}`} size={48} pictures={pictures} />
      <div className="min-w-0 leading-tight">
        <p className="break-words font-semibold">Hello, {user.first_name}</p>
        <p className="min-h-5 text-ink-muted text-sm">{note}</p>
      </div>
    </div>
  )
}

const CURRENT = 'aria-[current=page]:font-semibold aria-[current=page]:text-on-primary-soft'
const HOVER = 'hover:bg-primary-soft hover:text-on-primary-soft'
const ENTRY = `flex min-h-11 items-center gap-3 rounded-field px-3 pt-0.5 font-medium ${HOVER} aria-[current=page]:bg-primary-soft ${CURRENT}`
/** Its text aligns with that of its parent entry. */
const SUB_ENTRY = `flex min-h-11 items-center gap-3 rounded-field pt-0.5 pr-3 pl-11 text-ink-muted text-sm ${HOVER} ${CURRENT}`

function AreaNav({ area, pathname, counts }: { area: Area; pathname: string; counts: EntryCounts }) {
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
              <span className="whitespace-nowrap">{entry.label}</span>
              <EntryEnd entry={entry} counts={counts} />
            </Link>
            {entry.subEntries ? <SubEntries subEntries={entry.subEntries} counts={counts} /> : null}
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
        // The label already says it.
        <span aria-hidden="true" className="ml-auto">
          <Badge tone="accent">{entry.badge}</Badge>
        </span>
      ) : null}
      {count ? (
        <span className="-mr-1 ml-auto flex-none">
          <CountBadge count={count} />
          <span className="sr-only"> {entry.counted}</span>
        </span>
      ) : null}
    </>
  )
}

function SubEntries({ subEntries, counts }: { subEntries: NonNullable<AreaEntry['subEntries']>; counts: EntryCounts }) {
  const current = currentSubEntry(subEntries, useLocation())
  return (
    <ul>
      {subEntries.map((subEntry) => (
        <li key={subEntry.to}>
          <Link to={subEntry.to} aria-current={subEntry === current ? 'page' : undefined} className={SUB_ENTRY}>
            {subEntry.label}
            {subEntry.count && counts[subEntry.count] ? (
              <span className="ml-auto tabular-nums">{formatNumber(counts[subEntry.count] ?? 0)}</span>
            ) : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}

import { House, LogOut } from 'lucide-react'
import { Link } from 'react-router'
import type { BlogStats } from '#domain/blogs/blogs.schema.ts'
import { formatNumber } from '#web/lib/format.ts'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Logo } from '../header/logo.tsx'
import { ThemeSwitch } from '../header/theme-switch.tsx'
import { CONSOLE_OVERVIEW } from './entries.ts'
import { ConsoleNav } from './nav-list.tsx'
import { useOwnPictures } from './own-profile.queries.ts'

interface ConsoleSidebarProps {
  user: SessionUser | null
  pathname: string
  pendingCount: number | undefined
  blogStats: BlogStats | undefined
  onLogout: (() => void) | undefined
}

const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 pt-0.5 text-left font-medium hover:bg-primary-soft hover:text-on-primary-soft'

export function ConsoleSidebar({ user, pathname, pendingCount, blogStats, onLogout }: ConsoleSidebarProps) {
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-5">
      <Link to={CONSOLE_OVERVIEW} className="flex min-h-11 items-center self-start px-2">
        <Logo />
      </Link>
      {user ? (
        <Greeting user={user} pendingCount={pendingCount} blogCount={blogStats?.total} />
      ) : (
        <Skeleton className="mx-2 h-12" />
      )}
      <ConsoleNav pathname={pathname} pendingCount={pendingCount} draftCount={blogStats?.drafts} />
      <nav aria-label="Account" className="mt-auto border-line border-t pt-4">
        <ul className="grid gap-0.5">
          <li className="flex items-center gap-1">
            <Link to="/" className={ITEM}>
              <House aria-hidden="true" className="icon" />
              Public site
            </Link>
            <ThemeSwitch />
          </li>
          <li>
            <button type="button" onClick={onLogout} className={ITEM}>
              <LogOut aria-hidden="true" className="icon" />
              Logout
            </button>
          </li>
        </ul>
      </nav>
    </div>
  )
}

interface GreetingProps {
  user: SessionUser
  blogCount: number | undefined
  pendingCount: number | undefined
}

/** Only where somebody is signed in: the server renders the frame without anybody's data. */
function Greeting({ user, blogCount, pendingCount }: GreetingProps) {
  const pictures = useOwnPictures()
  const counts = [
    blogCount === undefined ? null : blogCount === 1 ? '1 blog' : `${formatNumber(blogCount)} blogs`,
    pendingCount === undefined ? null : `${formatNumber(pendingCount)} pending`,
  ]
  return (
    <div className="flex min-w-0 items-center gap-4 px-2">
      <Avatar name={user.first_name} id={user.id} size={48} pictures={pictures} />
      <div className="min-w-0 leading-tight">
        <p className="break-words font-semibold">Hello, {user.first_name}</p>
        <p className="min-h-5 text-ink-muted text-sm">{counts.filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  )
}

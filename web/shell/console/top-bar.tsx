import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { breadcrumbOf, CONSOLE_OVERVIEW } from './entries.ts'
import { Notifications, type PendingRequests } from './notifications.tsx'
import { ConsoleSearch } from './search/console-search.tsx'
import { SearchDialog } from './search/search-dialog.tsx'
import { ConsoleUserMenu } from './user-menu.tsx'

const NEW_BLOG = '/dietitian/blogs/create'

interface ConsoleTopBarProps {
  user: SessionUser | null
  pathname: string
  pending: PendingRequests | undefined
  onLogout: (() => void) | undefined
  /** The way into the sidebar where it is folded away. */
  menu: ReactNode
}

export function ConsoleTopBar({ user, pathname, pending, onLogout, menu }: ConsoleTopBarProps) {
  return (
    <header className="flex min-h-16 items-center gap-3 border-line border-b bg-surface px-(--gutter) lg:min-h-18 lg:gap-4 lg:px-8">
      {menu}
      {/* On phones only the place itself. */}
      <div className="min-w-0 max-lg:[&_li:first-child]:hidden max-lg:[&_svg]:hidden">
        <Breadcrumb entries={[{ label: 'Console', to: CONSOLE_OVERVIEW }, breadcrumbOf(pathname)]} />
      </div>
      <div className="ml-auto flex flex-none items-center gap-2 lg:gap-3">
        {user ? (
          <>
            <div className="hidden w-68 lg:block xl:w-80">
              <ConsoleSearch />
            </div>
            <div className="lg:hidden">
              <SearchDialog />
            </div>
            {/* On phones it stands in the menu and on the list of blogs. */}
            <ButtonLink to={NEW_BLOG} size="small" icon={Plus} className="max-md:hidden">
              New Blog
            </ButtonLink>
            <Notifications pending={pending} />
            <ConsoleUserMenu user={user} onLogout={onLogout} />
          </>
        ) : (
          <Skeleton className="h-12 w-26 rounded-pill" />
        )}
      </div>
    </header>
  )
}

import type { ReactNode } from 'react'
import { ROLE_LABELS } from '#domain/roles.ts'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AccountEntries } from '../account/account-entries.tsx'
import { logOut } from '../account/log-out.ts'
import { useOwnPictures } from '../console/own-profile.queries.ts'
import { type Area, findCrumb } from './area.ts'
import { useBreadcrumbName } from './breadcrumb-name.tsx'

interface AreaTopBarProps {
  area: Area
  user: SessionUser | null
  pathname: string
  tools: ReactNode
  /** Opens the sidebar on small screens. */
  menu: ReactNode
}

export function AreaTopBar({ area, user, pathname, tools, menu }: AreaTopBarProps) {
  const { name } = useBreadcrumbName()
  const crumb = findCrumb(area, pathname)
  const item = crumb.to && name ? [{ label: name }] : []
  return (
    <header className="flex min-h-16 items-center gap-3 border-line border-b bg-surface px-(--gutter) py-1 lg:min-h-18 lg:gap-4 lg:px-8">
      {menu}
      {/* One line: only the last crumb below 1280 px; hidden on phones, where the page's heading says the same. */}
      <div className="min-w-0 max-sm:sr-only **:[[aria-current]]:line-clamp-1 max-xl:[&_li:not(:last-child)]:hidden max-xl:[&_svg]:hidden xl:[&_ol]:flex-nowrap [&_a]:whitespace-nowrap">
        <Breadcrumb entries={[{ label: area.name, to: area.overview }, crumb, ...item]} />
      </div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2 lg:gap-3">
        {user ? (
          <>
            {tools}
            <AreaUserMenu area={area} user={user} />
          </>
        ) : (
          <Skeleton className="h-12 w-26 rounded-pill" />
        )}
      </div>
    </header>
  )
}

function AreaUserMenu({ area, user }: { area: Area; user: SessionUser }) {
  const pictures = useOwnPictures()
  const name = `${user.first_name} ${user.last_name}`
  return (
    <Menu
      label={`Account of ${name}`}
      trigger={<Avatar name={name} size={40} pictures={pictures} />}
      triggerClassName="flex-none rounded-full"
    >
      <div className="grid justify-items-start gap-1 border-line border-b px-3 pt-2 pb-4">
        <p className="max-w-full truncate font-semibold">{name}</p>
        <p className="max-w-full truncate text-ink-muted text-sm">{user.email}</p>
        <Badge tone="primary">{ROLE_LABELS[user.role]}</Badge>
      </div>
      <AccountEntries
        variant="menu"
        role={user.role}
        profile={area.profile}
        settings={area.settings}
        onLogout={() => void logOut()}
      />
    </Menu>
  )
}

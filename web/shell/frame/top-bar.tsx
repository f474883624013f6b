import type { ReactNode } from 'react'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Area, breadcrumbOf } from './area.ts'
import { useNamedPlace } from './named-place.tsx'
import { AreaUserMenu } from './user-menu.tsx'

interface AreaTopBarProps {
  area: Area
  user: SessionUser | null
  pathname: string
  tools: ReactNode
  onLogout: (() => void) | undefined
  /** The way into the sidebar where it is folded away. */
  menu: ReactNode
}

export function AreaTopBar({ area, user, pathname, tools, onLogout, menu }: AreaTopBarProps) {
  const { name } = useNamedPlace()
  const place = breadcrumbOf(area, pathname)
  const named = place.to && name ? [{ label: name }] : []
  return (
    <header className="flex min-h-16 items-center gap-3 border-line border-b bg-surface px-(--gutter) lg:min-h-18 lg:gap-4 lg:px-8">
      {menu}
      {/* On phones only the place itself, and of a long name one line. */}
      <div className="min-w-0 **:[[aria-current]]:line-clamp-1 max-lg:[&_li:not(:last-child)]:hidden max-lg:[&_svg]:hidden">
        <Breadcrumb entries={[{ label: area.name, to: area.overview }, place, ...named]} />
      </div>
      <div className="ml-auto flex flex-none items-center gap-2 lg:gap-3">
        {user ? (
          <>
            {tools}
            <AreaUserMenu area={area} user={user} onLogout={onLogout} />
          </>
        ) : (
          <Skeleton className="h-12 w-26 rounded-pill" />
        )}
      </div>
    </header>
  )
}

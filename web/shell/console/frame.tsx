import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { BlogStats } from '#domain/blogs/blogs.schema.ts'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { ConsoleDrawer } from './drawer.tsx'
import type { PendingRequests } from './notifications.tsx'
import { ConsoleSidebar } from './sidebar.tsx'
import { ConsoleTopBar } from './top-bar.tsx'

interface ConsoleFrameProps {
  /** null until the browser knows who is there. */
  user: SessionUser | null
  pending?: PendingRequests
  blogStats?: BlogStats | undefined
  onLogout?: () => void
  children: ReactNode
}

/** Sidebar (a drawer under 1024 px), top bar and the page between them. */
export function ConsoleFrame({ user, pending, blogStats, onLogout, children }: ConsoleFrameProps) {
  const { pathname } = useLocation()
  const about = { user, pathname, pendingCount: pending?.data?.count, blogStats }
  const drawer = (
    <ConsoleDrawer>
      {(close) => (
        <ConsoleSidebar
          {...about}
          onLogout={() => {
            close()
            onLogout?.()
          }}
        />
      )}
    </ConsoleDrawer>
  )
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[var(--sidebar)_minmax(0,1fr)]">
      <aside aria-label="Sidebar" className="hidden border-line border-r bg-sunken lg:block">
        <div className="sticky top-0 flex h-dvh overflow-y-auto px-4 py-5">
          <ConsoleSidebar {...about} onLogout={onLogout} />
        </div>
      </aside>
      <div className="min-w-0">
        <ConsoleTopBar user={user} pathname={pathname} pending={pending} onLogout={onLogout} menu={drawer} />
        <main id="main" tabIndex={-1} className="max-w-[75rem] px-(--gutter) py-6 lg:p-8">
          {children}
        </main>
      </div>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { CONSOLE_ROLES, canEnterConsole } from '#domain/accounts/roles.ts'
import { blogStats } from '#web/blogs/manage/blogs.queries.ts'
import { pendingRequests } from '#web/consultations/manage/requests.queries.ts'
import { useLiveRequests } from '#web/consultations/manage/use-live-requests.ts'
import { WithQueries } from '#web/lib/api/query-client.tsx'
import { useSession } from '#web/lib/session/session.ts'
import type { Route } from './+types/console-layout'
import { ConsoleFrame } from './console/frame.tsx'
import { PageSkeleton } from './console/page-skeleton.tsx'
import { ErrorPage } from './error-page.tsx'
import { leave } from './leave.ts'
import { RequireRole } from './require-role.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export default function ConsoleLayout() {
  return (
    <GuardedConsole>
      <Outlet />
    </GuardedConsole>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <GuardedConsole>
      <ErrorPage error={error} />
    </GuardedConsole>
  )
}

/** The frame comes from the server with skeletons; what belongs to somebody is drawn in the browser. */
function GuardedConsole({ children }: { children: ReactNode }) {
  const role = useSession((session) => session.user?.role)
  if (role && !canEnterConsole(role)) return <OutsideConsole />
  const waiting = (
    <ConsoleFrame user={null}>
      <PageSkeleton />
    </ConsoleFrame>
  )
  return (
    <RequireRole roles={CONSOLE_ROLES} fallback={waiting}>
      <WithQueries>
        <SignedInConsole>{children}</SignedInConsole>
      </WithQueries>
    </RequireRole>
  )
}

function SignedInConsole({ children }: { children: ReactNode }) {
  const user = useSession((session) => session.user)
  useLiveRequests()
  const pending = useQuery(pendingRequests())
  const { data: stats } = useQuery(blogStats())
  const handleLogout = () => void leave()
  return (
    <ConsoleFrame user={user} pending={pending} blogStats={stats} onLogout={handleLogout}>
      {children}
    </ConsoleFrame>
  )
}

/** Somebody without a console sees the site around the refusal, and nothing of the console. */
function OutsideConsole() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="main" tabIndex={-1} className="grow">
        <RequireRole roles={CONSOLE_ROLES}>{null}</RequireRole>
      </main>
      <SiteFooter />
    </div>
  )
}

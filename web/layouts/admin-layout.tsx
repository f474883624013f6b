import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { waitingWork } from '#web/admin/stats.queries.ts'
import { useSession } from '#web/lib/session/session.ts'
import { ADMIN } from '../shell/admin-area.ts'
import { ErrorPage } from '../shell/error-page.tsx'
import { AreaFrame } from '../shell/frame/frame.tsx'
import { GuardedArea } from '../shell/frame/guarded-area.tsx'
import { logOut } from '../shell/log-out.ts'
import type { Route } from './+types/admin-layout'

export default function AdminLayout() {
  return (
    <GuardedArea area={ADMIN}>
      <SignedInPanel>
        <Outlet />
      </SignedInPanel>
    </GuardedArea>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <GuardedArea area={ADMIN}>
      <SignedInPanel>
        <ErrorPage error={error} />
      </SignedInPanel>
    </GuardedArea>
  )
}

function SignedInPanel({ children }: { children: ReactNode }) {
  const user = useSession((session) => session.user)
  const { data: waiting } = useQuery(waitingWork)
  const handleLogout = () => void logOut()
  return (
    <AreaFrame
      area={ADMIN}
      user={user}
      note="Admin panel"
      counts={{
        applications: waiting?.applications,
        assessments: waiting?.assessments,
        requests: waiting?.requests,
        mails: waiting?.mails_failed,
      }}
      onLogout={handleLogout}
    >
      {children}
    </AreaFrame>
  )
}

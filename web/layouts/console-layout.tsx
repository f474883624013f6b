import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { blogStats } from '#web/blogs/manage/blogs.queries.ts'
import { useLiveRequests, waitingRequests } from '#web/consultations/manage/requests.queries.ts'
import { formatNumber } from '#web/lib/format.ts'
import { useSession } from '#web/lib/session/session.ts'
import { ConsoleTools } from '../shell/console/tools.tsx'
import { CONSOLE } from '../shell/console-area.ts'
import { ErrorPage } from '../shell/error-page.tsx'
import { AreaFrame } from '../shell/frame/frame.tsx'
import { GuardedArea } from '../shell/frame/guarded-area.tsx'
import { logOut } from '../shell/log-out.ts'
import type { Route } from './+types/console-layout'

export default function ConsoleLayout() {
  return (
    <Area>
      <Outlet />
    </Area>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Area>
      <ErrorPage error={error} />
    </Area>
  )
}

function Area({ children }: { children: ReactNode }) {
  return (
    <GuardedArea area={CONSOLE}>
      <SignedInConsole>{children}</SignedInConsole>
    </GuardedArea>
  )
}

function SignedInConsole({ children }: { children: ReactNode }) {
  const user = useSession((session) => session.user)
  useLiveRequests()
  const waiting = useQuery(waitingRequests())
  const { data: stats } = useQuery(blogStats())
  return (
    <AreaFrame
      area={CONSOLE}
      user={user}
      note={countsNote(stats?.total, waiting.data?.count)}
      counts={{ drafts: stats?.drafts, waiting: waiting.data?.count }}
      tools={<ConsoleTools waiting={waiting} />}
      onLogout={() => void logOut()}
    >
      {children}
    </AreaFrame>
  )
}

function countsNote(blogs: number | undefined, waiting: number | undefined): string {
  const counts = [
    blogs === undefined ? null : blogs === 1 ? '1 blog' : `${formatNumber(blogs)} blogs`,
    waiting === undefined ? null : `${formatNumber(waiting)} waiting`,
  ]
  return counts.filter(Boolean).join(' · ')
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { refreshAssigned, waitingAssessments } from '#web/assessments/manage/assigned.queries.ts'
import { blogStats } from '#web/blogs/manage/blogs.queries.ts'
import { refetchRequests, refreshRequests, waitingRequests } from '#web/consultations/manage/requests.queries.ts'
import { useEvents } from '#web/lib/api/use-events.ts'
import { formatNumber } from '#web/lib/format.ts'
import { requestedReviews } from '#web/medical-reviews/manage/medical-reviews.queries.ts'
import { ConsoleTools } from '../shell/console/tools.tsx'
import { ErrorPage } from '../shell/error-page.tsx'
import { CONSOLE } from '../shell/frame/console-area.ts'
import { AreaFrame } from '../shell/frame/frame.tsx'
import { GuardedArea } from '../shell/frame/guarded-area.tsx'
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
  useLiveConsole()
  const waiting = useQuery(waitingRequests)
  const { data: assessments } = useQuery(waitingAssessments)
  const { data: stats } = useQuery(blogStats)
  const { data: reviews } = useQuery(requestedReviews)
  return (
    <AreaFrame
      area={CONSOLE}
      note={countsNote(stats?.total, waiting.data?.count)}
      counts={{
        drafts: stats?.drafts,
        waiting: waiting.data?.count,
        assessments: assessments?.count,
        reviews: reviews?.count,
      }}
      tools={<ConsoleTools waiting={waiting} assessments={assessments?.count ?? 0} />}
    >
      {children}
    </AreaFrame>
  )
}

/** Refetches lists, badges and conversations when the server reports a change. */
function useLiveConsole(): void {
  const queries = useQueryClient()
  useEvents({
    onEvent: ({ about, id }) =>
      void (about === 'requests' ? refreshRequests(queries, id) : refreshAssigned(queries, id)),
    onGap: () => void Promise.all([refreshRequests(queries), refreshAssigned(queries)]),
    onPoll: () => void Promise.all([refetchRequests(queries), refreshAssigned(queries)]),
  })
}

function countsNote(blogs: number | undefined, waiting: number | undefined): string {
  const counts = [
    blogs === undefined ? null : blogs === 1 ? '1 blog' : `${formatNumber(blogs)} blogs`,
    waiting === undefined ? null : `${formatNumber(waiting)} waiting`,
  ]
  return counts.filter(Boolean).join(' · ')
}

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { waitingWork } from '#web/admin/stats.queries.ts'
import { requestedReviews } from '#web/medical-reviews/manage/medical-reviews.queries.ts'
import { ErrorPage } from '../shell/error-page.tsx'
import { ADMIN } from '../shell/frame/admin-area.ts'
import { AreaFrame } from '../shell/frame/frame.tsx'
import { GuardedArea } from '../shell/frame/guarded-area.tsx'
import type { Route } from './+types/admin-layout'

export default function AdminLayout() {
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
    <GuardedArea area={ADMIN}>
      <SignedInAdmin>{children}</SignedInAdmin>
    </GuardedArea>
  )
}

function SignedInAdmin({ children }: { children: ReactNode }) {
  const { data: waiting } = useQuery(waitingWork)
  const { data: reviews } = useQuery(requestedReviews)
  return (
    <AreaFrame
      area={ADMIN}
      note="Admin panel"
      counts={{
        applications: waiting && waiting.applications + waiting.certificates,
        assessments: waiting?.assessments,
        requests: waiting?.requests,
        foods: waiting?.foods,
        mails: waiting?.mails_failed,
        reviews: reviews?.count,
      }}
    >
      {children}
    </AreaFrame>
  )
}

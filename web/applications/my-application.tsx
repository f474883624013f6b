import { queryOptions, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ApplicationStatus } from '#domain/applications/application-status.ts'
import { preloadable } from '#web/lib/page/preloadable.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { latestApplication, loadLatestApplication } from './applications.queries.ts'

const [State, preloadState] = preloadable(async () => (await import('./application-state.tsx')).ApplicationState)
export const ApplicationState = State

/** Also loads the component that shows it, because most accounts never apply and do not need its code. */
export const shownApplication = queryOptions({
  queryKey: latestApplication.queryKey,
  queryFn: async ({ signal }) => {
    const application = await loadLatestApplication(signal)
    if (application) await preloadState()
    return application
  },
})

const ACTIONS: Partial<Record<ApplicationStatus, { label: string; to: string }>> = {
  changes_requested: { label: 'Correct and send again', to: '/dietitian-application' },
  approved: { label: 'Open your console', to: '/dietitian' },
  declined: { label: 'Send a new application', to: '/dietitian-application' },
}

/** The latest application with its state; renders nothing for users who never applied. */
export function MyApplication() {
  const { data: application, error, isFetching, refetch } = useQuery(shownApplication)
  if (error && !application && !isFetching) {
    return (
      <Banner className="mb-8" action={{ label: 'Retry', onClick: () => refetch() }}>
        {error.message}
      </Banner>
    )
  }
  if (!application) return null
  const action = ACTIONS[application.status]
  return (
    <div className="mb-8">
      <Suspense>
        <ApplicationState
          application={application}
          isJustSubmitted={false}
          action={action ? <ButtonLink to={action.to}>{action.label}</ButtonLink> : null}
        />
      </Suspense>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { ALREADY_ADMIN, ALREADY_DIETITIAN } from '#domain/applications/applications.schema.ts'
import { canEnterConsole } from '#domain/roles.ts'
import { AccountPage } from '#web/accounts/account-page.tsx'
import { api } from '#web/lib/api/api.ts'
import { WithQueries } from '#web/lib/api/query-client.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { RequireSignIn } from '#web/shell/frame/require-role.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { FormSkeleton } from '#web/ui/form-skeleton.tsx'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationState, shownApplication } from './my-application.tsx'

export const meta = () =>
  privateMeta('Join as Dietitian', 'Apply to work with clients as a dietitian.', '/dietitian-application')

export default function ApplicationPage() {
  return (
    <AccountPage
      title="Join as Dietitian"
      lead="Tell us about your training, and add your certificate if you have it ready. We read every application."
    >
      <RequireSignIn fallback={<FormSkeleton fields={7} />}>
        <WithQueries>
          <ApplicationPanel />
        </WithQueries>
      </RequireSignIn>
    </AccountPage>
  )
}

/** The form, or the state of the submitted application. */
function ApplicationPanel() {
  const role = useSession((session) => session.user?.role)
  const [submittedId, setSubmittedId] = useState<number | null>(null)
  const isInConsole = canEnterConsole(role)
  const { data: application, error, isFetching, refetch } = useQuery({ ...shownApplication, enabled: !isInConsole })

  useEffect(() => {
    // An approval has changed the role since the sign-in: fetching the profile updates the session.
    if (application?.status === 'approved' && !isInConsole) api.accounts.profile().catch(() => undefined)
  }, [application, isInConsole])

  if (isInConsole) return <InConsole isDietitian={role === 'dietitian'} />
  if (application) {
    return (
      <div className="grid gap-8">
        <Suspense>
          <ApplicationState application={application} isJustSubmitted={application.id === submittedId} />
        </Suspense>
        {application.status === 'declined' ? <ApplicationForm onSubmitted={({ id }) => setSubmittedId(id)} /> : null}
        {application.status === 'changes_requested' ? (
          <section aria-labelledby="correct" className="grid gap-5">
            <h2 id="correct" className="text-h4">
              Correct and send again
            </h2>
            <ApplicationForm toCorrect={application} onSubmitted={({ id }) => setSubmittedId(id)} />
          </section>
        ) : null}
      </div>
    )
  }
  if (application === null) return <ApplicationForm onSubmitted={({ id }) => setSubmittedId(id)} />
  if (error && !isFetching) {
    return (
      <Banner tone="danger" action={{ label: 'Retry', onClick: () => refetch() }}>
        {error.message}
      </Banner>
    )
  }
  return <FormSkeleton fields={7} />
}

function InConsole({ isDietitian }: { isDietitian: boolean }) {
  return (
    <div className="grid justify-items-start gap-5">
      <p>{isDietitian ? ALREADY_DIETITIAN : ALREADY_ADMIN}</p>
      <ButtonLink to="/dietitian/requests">Open the console</ButtonLink>
    </div>
  )
}

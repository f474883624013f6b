import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ALREADY_DIETITIAN } from '#domain/applications/applications.schema.ts'
import { canEnterConsole } from '#domain/roles.ts'
import { AccountPage } from '#web/accounts/account-page.tsx'
import { api } from '#web/lib/api/api.ts'
import { WithQueries } from '#web/lib/api/query-client.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { RequireSignIn } from '#web/shell/require-role.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { FormSkeleton } from '#web/ui/form-skeleton.tsx'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationState } from './application-state.tsx'
import { latestApplication } from './applications.queries.ts'

export const meta = () =>
  privateMeta('Join as Dietitian', 'Apply to answer clients as a dietitian.', '/dietitian-application')

export default function ApplicationPage() {
  return (
    <AccountPage
      title="Join as Dietitian"
      lead="Four facts about your training, and your certificate if you have it at hand. A person reads every application."
    >
      <RequireSignIn fallback={<FormSkeleton fields={7} />}>
        <WithQueries>
          <ApplicationPanel />
        </WithQueries>
      </RequireSignIn>
    </AccountPage>
  )
}

/** The form, or what became of the application that was filed. */
function ApplicationPanel() {
  const role = useSession((session) => session.user?.role)
  const [filed, setFiled] = useState<number | null>(null)
  const isInConsole = canEnterConsole(role)
  const { data: application, error, isFetching, refetch } = useQuery({ ...latestApplication, enabled: !isInConsole })

  useEffect(() => {
    // An approval has changed the role since the sign-in: the profile's answer brings it into the session.
    if (application?.status === 'approved' && !isInConsole) api.accounts.profile().catch(() => undefined)
  }, [application, isInConsole])

  if (isInConsole) return <InConsole isDietitian={role === 'dietitian'} />
  if (application) {
    return (
      <div className="grid gap-8">
        <ApplicationState application={application} isJustFiled={application.id === filed} />
        {application.status === 'declined' ? <ApplicationForm onFiled={({ id }) => setFiled(id)} /> : null}
      </div>
    )
  }
  if (application === null) return <ApplicationForm onFiled={({ id }) => setFiled(id)} />
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
      <p>{isDietitian ? ALREADY_DIETITIAN : 'This account is an admin and needs no application.'}</p>
      <ButtonLink to="/dietitian/requests">Open the console</ButtonLink>
    </div>
  )
}

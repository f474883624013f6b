import { AccountPage } from '#web/accounts/account-page.tsx'
import { WithQueries } from '#web/lib/api/query-client.tsx'
import { RequireSignIn } from '#web/shell/require-role.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { FormSkeleton } from '#web/ui/form-skeleton.tsx'
import { ApplicationPanel } from './application-panel.tsx'

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

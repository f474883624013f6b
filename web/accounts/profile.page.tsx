import { useQuery } from '@tanstack/react-query'
import { MyApplication, shownApplication } from '#web/applications/my-application.tsx'
import { MyRequests, RequestCounts } from '#web/consultations/client/my-requests.tsx'
import { WithQueries } from '#web/lib/api/query-client.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { ConsultationReview } from '#web/reviews/client/consultation-review.tsx'
import { PublicPageSkeleton } from '#web/shell/frame/page-skeleton.tsx'
import { RequireSignIn } from '#web/shell/frame/require-role.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { Profile } from './profile/profile.tsx'
import { EmailBanner, WhenSecurityKnown } from './security-banners.tsx'

export const meta = () =>
  privateMeta('My Profile', 'Your details, your BMI and your consultation requests.', '/profile')

/** `/profile` of every role, and the home of clients. */
export default function ProfilePage() {
  return (
    <RequireSignIn fallback={<PublicPageSkeleton label="Loading your profile..." />}>
      <WithQueries>
        <SignedInProfile />
      </WithQueries>
    </RequireSignIn>
  )
}

function SignedInProfile() {
  // An admin's list contains everybody's applications, so it would not show just their own.
  const mayApply = useSession((session) => session.user?.role !== 'admin')
  const application = useQuery({ ...shownApplication, enabled: mayApply })
  return (
    <WhenSecurityKnown
      skeleton={<PublicPageSkeleton label="Loading your profile..." />}
      isLoading={application.isLoading && application.failureCount === 0}
    >
      <div className="wrap not-empty:pt-6">
        <EmailBanner />
      </div>
      <Profile stats={<RequestCounts />}>
        {mayApply ? <MyApplication /> : null}
        <MyRequests reviewOf={(id) => <ConsultationReview requestId={id} />} />
      </Profile>
    </WhenSecurityKnown>
  )
}

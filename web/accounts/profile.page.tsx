import { MyRequests } from '#web/consultations/client/my-requests.tsx'
import { RequestCounts } from '#web/consultations/client/request-counts.tsx'
import { WithQueries } from '#web/lib/api/query-client.tsx'
import { ConsultationReview } from '#web/reviews/client/consultation-review.tsx'
import { PublicPageSkeleton } from '#web/shell/frame/page-skeleton.tsx'
import { RequireSignIn } from '#web/shell/require-role.tsx'
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
        <WhenSecurityKnown skeleton={<PublicPageSkeleton label="Loading your profile..." />}>
          <div className="wrap not-empty:pt-6">
            <EmailBanner />
          </div>
          <Profile stats={<RequestCounts />}>
            <MyRequests reviewOf={(id) => <ConsultationReview requestId={id} />} />
          </Profile>
        </WhenSecurityKnown>
      </WithQueries>
    </RequireSignIn>
  )
}

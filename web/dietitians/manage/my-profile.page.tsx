import { useQuery } from '@tanstack/react-query'
import { NO_PUBLIC_PROFILE } from '#domain/dietitians/dietitians.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { useSession } from '#web/lib/session/session.ts'
import { ReceivedReviews } from '#web/reviews/manage/received-reviews.tsx'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { ownProfile } from '#web/shell/console/own-profile.queries.ts'
import { pageMeta } from '#web/shell/seo.ts'
import { MyProfile } from './my-profile.tsx'
import { NoProfile } from './no-profile.tsx'
import { ProfileLoading } from './profile-loading.tsx'
import { OwnCredentials } from './view/own-credentials.tsx'

export function meta() {
  return pageMeta({
    title: 'My Profile',
    description: 'Your public profile as clients see it.',
    path: '/dietitian/profile',
    noindex: true,
  })
}

/** An admin's account never has a public profile: nothing is asked for. */
export default function MyProfilePage() {
  const user = useSession((session) => session.user)
  if (!user) return null
  return user.role === 'admin' ? <NoProfile>{NO_PUBLIC_PROFILE}</NoProfile> : <LoadedProfile />
}

function More() {
  return (
    <>
      <OwnCredentials />
      <ReceivedReviews />
    </>
  )
}

function LoadedProfile() {
  const { data, error, isFetching, refetch } = useQuery(ownProfile)
  if (data) return <MyProfile profile={data} more={<More />} />
  if (error instanceof ApiError && error.status === 404) return <NoProfile>{error.message}</NoProfile>
  if (!error) return <ProfileLoading />
  return (
    <>
      <h1 className="text-h2">My Profile</h1>
      <LoadFailure error={error} isRetrying={isFetching} onRetry={refetch} />
    </>
  )
}

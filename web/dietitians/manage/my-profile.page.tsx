import { useQuery } from '@tanstack/react-query'
import { credentialName } from '#domain/dietitians/credentials/credential-name.ts'
import type { OwnCredential } from '#domain/dietitians/credentials/credentials.schema.ts'
import { NO_PUBLIC_PROFILE } from '#domain/dietitians/dietitians.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { OwnCertificates } from '#web/applications/certificates/own-certificates.tsx'
import { ownCredentials } from '#web/lib/api/own-credentials.ts'
import { formatDate } from '#web/lib/format.ts'
import { useSession } from '#web/lib/session/session.ts'
import { ReceivedReviews } from '#web/reviews/manage/received-reviews.tsx'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { Loaded } from '#web/shell/console/loaded.tsx'
import { ownProfile } from '#web/shell/console/own-profile.queries.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MyProfile } from './my-profile.tsx'

export const meta = () => privateMeta('My Profile', 'Your public profile as clients see it.', '/dietitian/profile')

/** An admin never has a public profile, so no profile is requested. */
export default function MyProfilePage() {
  const user = useSession((session) => session.user)
  if (!user) return null
  return user.role === 'admin' ? <NoProfile>{NO_PUBLIC_PROFILE}</NoProfile> : <LoadedProfile />
}

const MORE = (
  <>
    <OwnCredentials />
    <OwnCertificates />
    <ReceivedReviews />
  </>
)

function LoadedProfile() {
  const { data, error, isFetching, refetch } = useQuery(ownProfile)
  if (data) return <MyProfile profile={data} more={MORE} />
  if (error instanceof ApiError && error.status === 404) return <NoProfile>{error.message}</NoProfile>
  if (!error) return <ProfileLoading />
  return (
    <>
      <h1 className="text-h2">My Profile</h1>
      <LoadFailure error={error} isRetrying={isFetching} onRetry={refetch} />
    </>
  )
}

/** For an account without a public profile, such as an admin. */
function NoProfile({ children }: { children: string }) {
  return (
    <>
      <h1 className="text-h2">My Profile</h1>
      <Card as="section" className="mt-6 max-w-read">
        <h2 className="text-h4">{children}</h2>
        <p className="mt-2 text-ink-muted">
          Only dietitians have a public profile. You can still use articles and requests.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to="/dietitian/blogs">Blog Management</ButtonLink>
          <ButtonLink to="/dietitian/requests" variant="outline">
            Contact Requests
          </ButtonLink>
        </div>
      </Card>
    </>
  )
}

function ProfileLoading() {
  return (
    <div aria-busy="true">
      <h1 className="text-h2">My Profile</h1>
      <p role="status" className="text-ink-muted">
        Loading profile...
      </p>
      <div aria-hidden="true" className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          <Skeleton className="h-64 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
        <Skeleton className="h-64 rounded-card" />
      </div>
    </div>
  )
}

/** The credentials that an admin has checked, read-only for the dietitian. */
function OwnCredentials() {
  return (
    <Card as="section" aria-labelledby="own-credentials">
      <h2 id="own-credentials" tabIndex={-1} className="text-h3">
        What we checked
      </h2>
      <Loaded query={useQuery(ownCredentials)} skeleton={<Skeleton className="mt-5 h-16" />}>
        {(credentials) =>
          credentials.length === 0 ? (
            <p className="mt-3">We haven’t checked any of your credentials yet.</p>
          ) : (
            <ul className="mt-4 divide-y divide-line">
              {credentials.map((credential) => (
                <CredentialItem key={credential.id} credential={credential} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <p className="mt-4 text-ink-muted text-sm">
        To add or renew one, send the new certificate below. Clients don’t see expired ones.
      </p>
    </Card>
  )
}

function CredentialItem({ credential }: { credential: OwnCredential }) {
  const { checked_on, expires_on, is_expired } = credential
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-0">
        <p className="wrap-anywhere font-medium">{credentialName(credential)}</p>
        <p className="text-ink-muted text-sm">{describeDates(checked_on, expires_on, is_expired)}</p>
      </div>
      <Badge tone={is_expired ? 'warning' : 'success'} dot>
        {is_expired ? 'Expired' : 'Shown to clients'}
      </Badge>
    </li>
  )
}

function describeDates(checked: string, expires: string | null, isExpired: boolean): string {
  if (expires === null) return `Checked on ${formatDate(checked)}`
  if (isExpired) return `Checked on ${formatDate(checked)}, expired on ${formatDate(expires)}`
  return `Checked on ${formatDate(checked)}, valid until ${formatDate(expires)}`
}

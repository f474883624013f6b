import { useParams } from 'react-router'
import { ApiError } from '#domain/http/api-error.ts'
import { RequestView } from '#web/consultations/manage/detail/request-view.tsx'
import { useRequestDetail } from '#web/consultations/manage/requests.queries.ts'
import art from '#web/illustrations/empty-not-found.svg'
import { useSession } from '#web/lib/session/session.ts'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { PageSkeleton } from '#web/shell/frame/page-skeleton.tsx'
import { BackLink } from '#web/shell/list/back-link.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'
import type { Route } from './+types/request.page'

/** Titled by number: a name would stay in the browser's history. */
export const meta = ({ params: { id } }: Route.MetaArgs) =>
  privateMeta(`Request ${id}`, 'One consultation request and its conversation.', '/admin/requests')

export default function RequestPage() {
  const { id = '' } = useParams()
  if (!/^[1-9]\d{0,9}$/.test(id)) return <NoSuchRequest />
  return <LoadedRequest key={id} id={Number(id)} />
}

function LoadedRequest({ id }: { id: number }) {
  const user = useSession((session) => session.user)
  const { data, error, isFetching, refetch } = useRequestDetail(id, true)
  if (error instanceof ApiError && error.status === 404) return <NoSuchRequest />
  return (
    <>
      <BackLink path="/admin/requests">All requests</BackLink>
      {data ? null : <h1 className={error ? 'text-h2' : 'sr-only'}>Request</h1>}
      {error && !data ? <LoadFailure error={error} isRetrying={isFetching} onRetry={refetch} /> : null}
      {data && user ? (
        <RequestView request={data} user={user} isLookingOn />
      ) : error ? null : (
        <PageSkeleton label="Loading request…" />
      )}
    </>
  )
}

function NoSuchRequest() {
  return (
    <PageMessage
      art={art}
      title="Request not found"
      text="There is no request with this number."
      actions={<ButtonLink to="/admin/requests">All requests</ButtonLink>}
    />
  )
}

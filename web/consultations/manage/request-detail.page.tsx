import { ApiError } from '#domain/http/api-error.ts'
import { useSession } from '#web/lib/session/session.ts'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import type { Route } from './+types/request-detail.page'
import { BackToList } from './detail/back-to-list.tsx'
import { DetailSkeleton } from './detail/detail-skeleton.tsx'
import { RequestNotFound } from './detail/request-not-found.tsx'
import { RequestView } from './detail/request-view.tsx'
import { useRequestDetail } from './requests.queries.ts'

export const meta = () =>
  privateMeta('Contact Request', 'One consultation request and its conversation.', '/dietitian/requests')

export default function RequestDetailPage({ params }: Route.ComponentProps) {
  const id = /^[1-9]\d{0,9}$/.test(params.id) ? Number(params.id) : null
  if (id === null) return <RequestNotFound />
  return (
    <>
      <BackToList />
      {/* Another request is another page: nothing typed or opened moves over to it. */}
      <LoadedRequest key={id} id={id} />
    </>
  )
}

function LoadedRequest({ id }: { id: number }) {
  const user = useSession((session) => session.user)
  const { data, error, isFetching, refetch } = useRequestDetail(id, user?.role === 'admin')
  // What a dietitian has asked of another one stands in the own profile.
  const isSentByOneself = user?.role === 'dietitian' && data !== undefined && data.to_dietitian !== user.id
  if (isSentByOneself || (error instanceof ApiError && error.status === 404)) return <RequestNotFound />
  return (
    <>
      {data ? null : <h1 className={error ? 'mt-4 text-h2' : 'sr-only'}>Contact Request</h1>}
      {error ? <LoadFailure error={error} isRetrying={isFetching} onRetry={refetch} /> : null}
      {data && user ? <RequestView request={data} user={user} /> : error ? null : <DetailSkeleton />}
    </>
  )
}

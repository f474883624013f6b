import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { ApiError } from '#domain/http/api-error.ts'
import { SITE } from '#domain/site/site.ts'
import art from '#web/illustrations/empty-not-found.svg'
import { useSession } from '#web/lib/session/session.ts'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { PageSkeleton } from '#web/shell/frame/page-skeleton.tsx'
import { useListPath } from '#web/shell/list/back-link.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'
import type { Route } from './+types/request-detail.page'
import { RequestView } from './detail/request-view.tsx'
import { useRequestDetail } from './requests.queries.ts'

export const meta = () =>
  privateMeta('Contact Request', 'One consultation request and its conversation.', '/dietitian/requests')

export default function RequestDetailPage({ params }: Route.ComponentProps) {
  const listPath = useListPath('/dietitian/requests')
  const id = /^[1-9]\d{0,9}$/.test(params.id) ? Number(params.id) : null
  if (id === null) return <RequestNotFound />
  return (
    <>
      <Link to={listPath} className="inline-flex min-h-11 items-center gap-2 font-semibold text-link">
        <ArrowLeft aria-hidden="true" className="icon" />
        Back to requests
      </Link>
      {/* The key resets what was typed or opened for another request. */}
      <LoadedRequest key={id} id={id} />
    </>
  )
}

function LoadedRequest({ id }: { id: number }) {
  const user = useSession((session) => session.user)
  const { data, error, isFetching, refetch } = useRequestDetail(id, user?.role === 'admin')
  // A dietitian's request to another dietitian is shown in the own profile.
  const isSentByOneself = user?.role === 'dietitian' && data !== undefined && data.to_dietitian !== user.id
  if (isSentByOneself || (error instanceof ApiError && error.status === 404)) return <RequestNotFound />
  return (
    <>
      {data ? null : <h1 className={error ? 'mt-4 text-h2' : 'sr-only'}>Contact Request</h1>}
      {error ? <LoadFailure error={error} isRetrying={isFetching} onRetry={refetch} /> : null}
      {data && user ? (
        <RequestView request={data} user={user} />
      ) : error ? null : (
        <PageSkeleton label="Loading request…" />
      )}
    </>
  )
}

/** An unknown request, and one of another dietitian: the page does not say which. */
function RequestNotFound() {
  const listPath = useListPath('/dietitian/requests')
  return (
    <>
      <title>{`Request Not Found | ${SITE.name}`}</title>
      <PageMessage
        art={art}
        title="Request Not Found"
        text="This request does not exist, or it was sent to another dietitian."
        actions={<ButtonLink to={listPath}>Back to requests</ButtonLink>}
      />
    </>
  )
}

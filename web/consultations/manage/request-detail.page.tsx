import { useState } from 'react'
import { ApiError } from '#domain/http/api-error.ts'
import { SITE } from '#domain/site/site.ts'
import { useSession } from '#web/lib/session/session.ts'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { PageSkeleton } from '#web/shell/frame/page-skeleton.tsx'
import { BackLink, useListPath } from '#web/shell/list/back-link.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'
import type { Route } from './+types/request-detail.page'
import { RequestView } from './detail/request-view.tsx'
import { AfterReply, NextWaitingLink, useNextWaiting } from './next/next-waiting.tsx'
import { useRequestDetail } from './requests.queries.ts'

export const meta = () =>
  privateMeta('Contact Request', 'One consultation request and its conversation.', '/dietitian/requests')

export default function RequestDetailPage({ params }: Route.ComponentProps) {
  const id = /^[1-9]\d{0,9}$/.test(params.id) ? Number(params.id) : null
  if (id === null) return <RequestNotFound />
  // The key resets drafts and dialogs of the previous request.
  return <LoadedRequest key={id} id={id} />
}

function LoadedRequest({ id }: { id: number }) {
  const user = useSession((session) => session.user)
  const { data, error, isFetching, refetch } = useRequestDetail(id, user?.role === 'admin')
  const isDietitian = user?.role === 'dietitian'
  const { next, isFromWaiting } = useNextWaiting(id, isDietitian)
  const [hasReplied, setReplied] = useState(false)
  // A dietitian's own request to another dietitian is shown in their profile.
  const isSentByOneself = isDietitian && data !== undefined && data.to_dietitian !== user.id
  if (isSentByOneself || (error instanceof ApiError && error.status === 404)) return <RequestNotFound />
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-4">
        <BackLink path="/dietitian/requests">Back to requests</BackLink>
        {isFromWaiting && next !== null && !hasReplied ? <NextWaitingLink next={next} /> : null}
      </div>
      {data ? null : <h1 className={error ? 'text-h2' : 'sr-only'}>Contact Request</h1>}
      {error && !data ? <LoadFailure error={error} isRetrying={isFetching} onRetry={refetch} /> : null}
      {data && user ? (
        <RequestView
          request={data}
          user={user}
          onReplied={() => setReplied(true)}
          afterReply={isDietitian && hasReplied ? <AfterReply next={next} /> : null}
        />
      ) : error ? null : (
        <PageSkeleton label="Loading request…" />
      )}
    </>
  )
}

/** Either the request does not exist or it belongs to another dietitian: the page does not reveal which. */
function RequestNotFound() {
  const listPath = useListPath('/dietitian/requests')
  return (
    <>
      <title>{`Request Not Found | ${SITE.name}`}</title>
      <PageMessage
        title="Request Not Found"
        text="This request was withdrawn, does not exist, or is with another dietitian."
        actions={<ButtonLink to={listPath}>Back to requests</ButtonLink>}
      />
    </>
  )
}

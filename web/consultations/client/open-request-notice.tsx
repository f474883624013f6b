import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { WithQueries } from '#web/lib/api/query-client.tsx'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { openRequestTo, requestPath } from './client-requests.queries.ts'

/** Says that the client already has an unanswered request to this dietitian. */
export function OpenRequestNotice(props: { dietitianId: number }) {
  return (
    <WithQueries>
      <Notice {...props} />
    </WithQueries>
  )
}

function Notice({ dietitianId }: { dietitianId: number }) {
  const { data: request } = useQuery(openRequestTo(dietitianId))
  if (!request) return null
  return (
    <Banner tone="info">
      You have an open request to this dietitian, sent <RelativeTime date={request.created_at} />.{' '}
      <Link to={requestPath(request.id)} className="text-link-line">
        See it
      </Link>{' '}
      before you send another.
    </Banner>
  )
}

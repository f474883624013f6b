import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '#web/lib/format.ts'
import { sentRequests, waitingRequests } from './client-requests.queries.ts'

/** Lines for the profile's quick stats. */
export function RequestCounts() {
  const { data: all } = useQuery(sentRequests(1))
  const { data: waiting } = useQuery(waitingRequests())
  return (
    <>
      <CountLine label="Requests sent" count={all?.count} />
      <CountLine label="Waiting for a reply" count={waiting?.count} />
    </>
  )
}

function CountLine({ label, count }: { label: string; count: number | undefined }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="min-h-[1lh] font-semibold tabular-nums">{count === undefined ? null : formatNumber(count)}</dd>
    </div>
  )
}

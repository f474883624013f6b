import { useQuery } from '@tanstack/react-query'
import { HANDED_OVER_DAYS } from '#domain/consultations/handovers.ts'
import { formatDate } from '#web/lib/format.ts'
import { SectionCard } from '#web/ui/card.tsx'
import { handedOverRequests } from '../requests.queries.ts'

/** Whose requests went to another dietitian, so that none seems to have disappeared. */
export function HandedOver() {
  const { data } = useQuery(handedOverRequests())
  if (!data || data.results.length === 0) return null
  return (
    <SectionCard id="handed-over" title="Handed over" className="mt-8">
      <p className="mt-1 text-ink-muted">
        In the last {HANDED_OVER_DAYS} days these clients agreed to another dietitian. You no longer see their requests.
      </p>
      <ul className="mt-3 grid gap-1">
        {data.results.map(({ id, name, handed_over_at }) => (
          <li key={id} className="wrap-anywhere">
            {name} <span className="text-ink-muted">on {formatDate(handed_over_at)}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

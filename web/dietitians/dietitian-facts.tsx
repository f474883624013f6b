import { Clock } from 'lucide-react'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { replyTimeLabel } from '#domain/dietitians/reply-time.ts'
import { formatMoney, NOT_ADDED } from '#web/lib/format.ts'
import { Rating } from '#web/ui/rating.tsx'

export function yearsLabel(years: number): string {
  if (years === 0) return 'Under 1 year'
  return years === 1 ? '1 year' : `${years} years`
}

export function feeLabel(fee: number | null): string {
  return fee === null ? NOT_ADDED : formatMoney(fee)
}

/** Rating, experience and fee in one line: what people compare first. */
export function DietitianFacts({ dietitian }: { dietitian: Dietitian }) {
  const { rating, experience_years, consultation_fee } = dietitian
  const facts = [
    { term: 'Rating', value: <Rating value={rating} /> },
    { term: 'Experience', value: yearsLabel(experience_years) },
    { term: 'Fee per session', value: feeLabel(consultation_fee) },
  ]
  return (
    <dl className="flex flex-wrap justify-between gap-x-3 gap-y-2 border-line border-y pt-3.5 pb-3">
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className="text-ink-muted text-xs">{term}</dt>
          <dd className="whitespace-nowrap font-semibold leading-normal">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Renders nothing until there are enough replies. */
export function ReplyTimeLine({ minutes }: { minutes: number | null }) {
  if (minutes === null) return null
  return (
    <p className="flex items-center gap-2 text-ink-muted text-sm">
      <Clock aria-hidden="true" className="icon flex-none" />
      {replyTimeLabel(minutes)}
    </p>
  )
}

/** The parts of the search that this dietitian matches. */
export function Matches({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null
  return <p className="wrap-anywhere mt-4 text-sm text-success">Matches: {labels.join(', ')}</p>
}

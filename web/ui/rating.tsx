import { Star } from 'lucide-react'

interface RatingProps {
  /** Null without reviews. */
  value: number | null
  count?: number
}

/** "4.9 / 5.0", or "New". */
export function Rating({ value, count }: RatingProps) {
  if (value === null) return <span className="font-semibold">New</span>
  return (
    <span className="inline-flex items-center gap-[.3em] font-semibold">
      <Star aria-hidden="true" className="icon fill-pillar-energy text-pillar-energy" />
      <span className="sr-only">Rated </span>
      {value.toFixed(1)}
      <span className="font-normal text-ink-muted">
        / 5.0{count === undefined ? null : `, ${count} ${count === 1 ? 'review' : 'reviews'}`}
      </span>
    </span>
  )
}

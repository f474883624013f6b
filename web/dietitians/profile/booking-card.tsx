import type { ReactNode } from 'react'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { formatDate, formatNumber } from '#web/lib/format.ts'
import { Card } from '#web/ui/card.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { ContactAction } from '../contact-action.tsx'
import { feeLabel, ReplyTimeLine, yearsLabel } from '../dietitian-facts.tsx'

interface BookingCardProps {
  dietitian: Dietitian
  /** Replaces the link to the request form. */
  action?: ReactNode
}

/** The price of a first session and the link to request one, followed by the figures. */
export function BookingCard({ dietitian, action }: BookingCardProps) {
  const { consultation_fee, experience_years, rating, review_count, created_at } = dietitian
  return (
    <Card raised className="md:p-7">
      <p>
        <span className="num whitespace-nowrap text-h2">{feeLabel(consultation_fee)}</span>{' '}
        <span className="text-ink-muted">fee per session</span>
      </p>
      <div className="mt-4 grid gap-2 text-sm">
        {action ?? (
          <ContactAction dietitian={dietitian} isExplained>
            Book Consultation
          </ContactAction>
        )}
        <ReplyTimeLine minutes={dietitian.first_reply_minutes} />
      </div>
      <h2 className="mt-7 text-h4">Quick Stats</h2>
      <dl className="mt-2 divide-y divide-line">
        <StatRow term="Experience">{yearsLabel(experience_years)}</StatRow>
        <StatRow term="Rating">
          <Rating value={rating} />
        </StatRow>
        {review_count > 0 ? <StatRow term="Reviews">{formatNumber(review_count)}</StatRow> : null}
        <StatRow term="Member since">
          <time dateTime={created_at}>{formatDate(created_at)}</time>
        </StatRow>
      </dl>
    </Card>
  )
}

/** A term and its value in a card's list. */
export function StatRow({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 py-2.5">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

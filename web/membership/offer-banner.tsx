import { BadgePercent } from 'lucide-react'
import { offerOf, PLAN_PRICES } from '#domain/membership/plans.ts'
import { formatMoney } from '#web/lib/format.ts'

/** The offer in one sentence; it has no end that we know, so none is named. */
export function OfferBanner() {
  const { name, monthly, original } = PLAN_PRICES.basic
  const offer = offerOf(PLAN_PRICES.basic)
  if (!offer) return null
  return (
    <aside
      aria-label="Limited offer"
      className="mb-12 flex items-start gap-4 rounded-card bg-warning-soft px-5 pt-4.5 pb-4 text-ink lg:mb-16"
    >
      <BadgePercent aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-6 flex-none text-warning" />
      <p>
        <b className="font-semibold">Limited offer:</b> {name} at {formatMoney(monthly)} instead of{' '}
        {formatMoney(original)} a month. That is {offer.percent}% off, and you save {formatMoney(offer.saving)} every
        month.
      </p>
    </aside>
  )
}

import type { PlanPrice as Price } from '#domain/membership/plans.ts'
import { offerOf } from '#domain/membership/plans.ts'
import { formatMoney } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'

/** What a plan costs a month, what it cost before, and what it will cost a year. */
export function PlanPrice({ price }: { price: Price }) {
  const offer = offerOf(price)
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span>
          <b className="num text-[2.625rem] leading-none tracking-[-.02em]">{formatMoney(price.monthly)}</b>
          <span className="ml-0.5 text-ink-muted">/month</span>
        </span>
        {price.original === undefined ? null : (
          <s className="num text-ink-subtle text-lg">
            <span className="sr-only">was </span>
            {formatMoney(price.original)}
          </s>
        )}
      </p>
      {offer ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
          <Badge tone="success">{offer.percent}% off</Badge>
          <span className="font-medium text-sm text-success">You save {formatMoney(offer.saving)}</span>
        </p>
      ) : null}
      <p className="mt-2 text-ink-muted text-sm">{formatMoney(price.yearly)} a year · Soon</p>
    </div>
  )
}

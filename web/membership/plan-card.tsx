import { Check, CircleCheck, X } from 'lucide-react'
import type { Plan, PlanFeature } from '#domain/membership/plans.content.ts'
import { findOffer, type PlanPrice as Price, planContactPath } from '#domain/membership/plans.ts'
import { formatMoney } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

/** Subgrid rows align with the neighbouring cards. */
export function PlanCard({ plan, isSelected, onToggle }: { plan: Plan; isSelected: boolean; onToggle: () => void }) {
  return (
    <li
      className={cx(
        'relative rounded-panel border bg-surface p-6 md:p-8 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:gap-y-0 lg:p-6 min-[80rem]:p-8',
        isSelected ? 'border-primary ring-2 ring-primary' : 'border-line',
        plan.isPopular ? 'shadow-float' : 'shadow-card',
      )}
    >
      {isSelected ? (
        <span className="absolute -top-3.5 left-6 flex rounded-pill ring-2 ring-primary md:left-8">
          <Badge tone="primary" icon={CircleCheck}>
            Selected
          </Badge>
        </span>
      ) : null}
      <div>
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
          <h3>{plan.name}</h3>
          <PlanLabel plan={plan} />
        </div>
        <p className="mt-2 text-ink-muted">{plan.description}</p>
      </div>
      <div className="mt-6">
        <PlanPrice price={plan} />
      </div>
      <div className="mt-6 grid gap-2">
        <Button
          variant={plan.isPopular && !isSelected ? 'primary' : 'outline'}
          block
          aria-pressed={isSelected}
          onClick={onToggle}
          className="noscript:hidden"
        >
          {plan.callToAction}
        </Button>
        <ButtonLink to={planContactPath(plan.id)} variant={isSelected ? 'primary' : 'ghost'} block>
          {`Ask about ${plan.name}`}
        </ButtonLink>
      </div>
      <ul className="mt-6 grid content-start gap-x-8 gap-y-3 border-line border-t pt-6 md:grid-cols-2 lg:grid-cols-1">
        {plan.features.map((feature) => (
          <Feature key={feature.label} {...feature} />
        ))}
      </ul>
    </li>
  )
}

function PlanLabel({ plan }: { plan: Plan }) {
  if (plan.isPopular) return <Badge tone="accent">Most popular</Badge>
  if (plan.isPremium) return <Badge>Premium</Badge>
  return plan.isOffer ? <Badge>Limited offer</Badge> : null
}

function Feature({ label, isIncluded }: PlanFeature) {
  const Icon = isIncluded ? Check : X
  return (
    <li className={cx('flex gap-2.5', !isIncluded && 'text-ink-muted')}>
      <Icon
        aria-hidden="true"
        strokeWidth={2}
        className={cx('mt-[.18em] size-5 flex-none', isIncluded ? 'text-success' : 'text-ink-subtle')}
      />
      {isIncluded ? (
        <span className="text-pretty">{label}</span>
      ) : (
        <span>
          <span className="sr-only">Not included: </span>
          <s className="decoration-1">{label}</s>
        </span>
      )}
    </li>
  )
}

function PlanPrice({ price }: { price: Price }) {
  const offer = findOffer(price)
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

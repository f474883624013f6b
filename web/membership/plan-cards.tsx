import { Check, CircleCheck, X } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { PLANS, type Plan, type PlanFeature } from '#domain/membership/plans.content.ts'
import { findOffer, type PlanPrice as Price, planContactPath } from '#domain/membership/plans.ts'
import { usePlanInAddress } from '#web/lib/address/use-plan-in-address.ts'
import { formatMoney } from '#web/lib/format.ts'
import { usePausableTimer } from '#web/lib/time/use-pausable-timer.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { COMING_SOON, PERIODS } from './membership.content.ts'

/** Selecting a plan only highlights its card; the contact links then name it. */
export function PlanCards() {
  const [selected, select] = usePlanInAddress()
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div>
          <h2 className="max-w-xl">Choose how much support you want</h2>
          <p className="lead mt-4">Every plan comes with a dietitian. They differ in how often you meet.</p>
        </div>
        <PeriodToggle />
      </div>
      <ul className="mt-8 grid grid-cols-1 gap-5 lg:mt-12 lg:grid-cols-3 min-[80rem]:gap-6">
        {PLANS.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isSelected={selected === plan.id}
            onToggle={() => select(selected === plan.id ? null : plan.id)}
          />
        ))}
      </ul>
    </>
  )
}

const COMING_SOON_MS = 3000

const OPTIONS = [
  { value: 'monthly', label: PERIODS.monthly },
  {
    value: 'yearly',
    label: (
      <>
        {PERIODS.yearly} <Badge tone="accent">Soon</Badge>
      </>
    ),
  },
] as const

/** Yearly is not available yet: shows a message and returns to monthly. */
function PeriodToggle() {
  const [isYearly, setYearly] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const wasYearly = useRef(false)
  const handleClose = () => setYearly(false)
  const pauseHandlers = useTimedMessage(isYearly, COMING_SOON_MS, handleClose)

  // Runs after the dialog's effect, which returns the focus to the deselected option.
  useEffect(() => {
    if (wasYearly.current && !isYearly) group.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
    wasYearly.current = isYearly
  }, [isYearly])

  return (
    <div ref={group} className="noscript:hidden">
      <Segmented
        legend="How you pay"
        name="period"
        options={OPTIONS}
        value={isYearly ? 'yearly' : 'monthly'}
        onChange={(period) => setYearly(period === 'yearly')}
      />
      <div {...pauseHandlers}>
        <Dialog
          open={isYearly}
          onClose={handleClose}
          title={COMING_SOON.title}
          actions={<Button onClick={handleClose}>{COMING_SOON.action}</Button>}
        >
          <p className="text-ink-muted">{COMING_SOON.text}</p>
        </Dialog>
      </div>
    </div>
  )
}

/**
 * Closes the message after its time. Pointer movement or keyboard use inside pauses the timer; the dialog's initial
 * focus does not.
 */
function useTimedMessage(isOpen: boolean, duration: number, onEnd: () => void) {
  const [isHovered, setHovered] = useState(false)
  const [hasKeyboardFocus, setKeyboardFocus] = useState(false)
  usePausableTimer({ isOpen, isPaused: isHovered || hasKeyboardFocus, duration, onEnd })

  useEffect(() => {
    if (!isOpen) return
    return () => {
      setHovered(false)
      setKeyboardFocus(false)
    }
  }, [isOpen])

  return {
    onPointerMove: (event: PointerEvent) => setHovered(isInside(event)),
    // Ignores a key held down since before the dialog opened.
    onKeyDown: ({ repeat }: KeyboardEvent) => setKeyboardFocus((hasFocus) => hasFocus || !repeat),
  }
}

/** The backdrop is part of the dialog element, but outside its box. */
function isInside({ target, clientX, clientY, movementX, movementY, pointerType }: PointerEvent): boolean {
  const box = target instanceof Element ? target.closest('dialog')?.getBoundingClientRect() : undefined
  if (!box || pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return false
  return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
}

/** Subgrid rows align with the neighbouring cards. */
function PlanCard({ plan, isSelected, onToggle }: { plan: Plan; isSelected: boolean; onToggle: () => void }) {
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

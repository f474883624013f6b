import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { PLANS } from '#domain/membership/plans.content.ts'
import { usePausableTimer } from '#web/lib/use-pausable-timer.ts'
import { usePlanInAddress } from '#web/lib/use-plan-in-address.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { COMING_SOON, PERIODS } from './membership.content.ts'
import { PlanCard } from './plan-card.tsx'

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
      <ul className="mt-8 grid gap-5 lg:mt-12 lg:grid-cols-3 min-[80rem]:gap-6">
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
  const hasAsked = useRef(false)
  const handleEnd = () => setYearly(false)
  const holds = useTimedMessage(isYearly, COMING_SOON_MS, handleEnd)

  // After the dialog's effect, which returns the focus to the deselected option.
  useEffect(() => {
    if (hasAsked.current && !isYearly) group.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
    hasAsked.current = isYearly
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
      <div {...holds}>
        <Dialog
          open={isYearly}
          onClose={handleEnd}
          title={COMING_SOON.title}
          actions={<Button onClick={handleEnd}>{COMING_SOON.action}</Button>}
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
  const [isPointedAt, setPointedAt] = useState(false)
  const [isMovedIn, setMovedIn] = useState(false)
  usePausableTimer({ isOpen, isPaused: isPointedAt || isMovedIn, duration, onEnd })

  useEffect(() => {
    if (!isOpen) return
    return () => {
      setPointedAt(false)
      setMovedIn(false)
    }
  }, [isOpen])

  return {
    onPointerMove: (event: PointerEvent) => setPointedAt(isInside(event)),
    // Ignores a key held down since before the dialog opened.
    onKeyDown: ({ repeat }: KeyboardEvent) => setMovedIn((isSo) => isSo || !repeat),
  }
}

/** The backdrop is part of the dialog element, but outside its box. */
function isInside({ target, clientX, clientY, movementX, movementY, pointerType }: PointerEvent): boolean {
  const box = target instanceof Element ? target.closest('dialog')?.getBoundingClientRect() : undefined
  if (!box || pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return false
  return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
}

import { useEffect, useRef, useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { COMING_SOON, PERIODS } from './membership.content.ts'
import { useTimedMessage } from './use-timed-message.ts'

/** Part 1 section 9. */
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

/** Yearly is not open yet: choosing it says so and goes back to monthly. */
export function PeriodToggle() {
  const [isYearly, setYearly] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const hasAsked = useRef(false)
  const handleEnd = () => setYearly(false)
  const holds = useTimedMessage(isYearly, COMING_SOON_MS, handleEnd)

  // After the dialog's own effect, which gives the focus back to the choice that is no longer chosen.
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

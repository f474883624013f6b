import { type ReactNode, useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { useHoldableTimer } from './use-holdable-timer.ts'

interface PassingBannerProps {
  /** Milliseconds. */
  duration: number
  onDone: () => void
  children: ReactNode
}

/** Good news that goes by itself, unless pointer or focus rests on it. */
export function PassingBanner({ duration, onDone, children }: PassingBannerProps) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  useHoldableTimer({ isOpen: true, isHeld: isPointedAt || hasFocus, duration, onEnd: onDone })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting here only holds the time, nothing is operated
    <div
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <Banner tone="success" onDismiss={onDone}>
        {children}
      </Banner>
    </div>
  )
}

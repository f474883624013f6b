import { type ReactNode, useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { usePausableTimer } from './time/use-pausable-timer.ts'

interface TransientBannerProps {
  /** Milliseconds. */
  duration: number
  onDone: () => void
  children: ReactNode
}

/** A success message that disappears after a while; hovering or focusing it pauses the timer. */
export function TransientBanner({ duration, onDone, children }: TransientBannerProps) {
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  usePausableTimer({ isOpen: true, isPaused: isHovered || hasFocus, duration, onEnd: onDone })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <Banner tone="success" onDismiss={onDone}>
        {children}
      </Banner>
    </div>
  )
}

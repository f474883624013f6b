import { useEffect, useEffectEvent, useRef } from 'react'

interface HoldableTimer {
  /** Starts the full duration. */
  isOpen: boolean
  /** Pauses the timer. */
  isHeld: boolean
  duration: number
  onEnd: () => void
}

/** Calls `onEnd` once after `duration` milliseconds, not counting the time it was held. */
export function useHoldableTimer({ isOpen, isHeld, duration, onEnd }: HoldableTimer) {
  const left = useRef(duration)
  const end = useEffectEvent(onEnd)
  const isRunning = isOpen && !isHeld

  useEffect(() => {
    if (isOpen) left.current = duration
  }, [isOpen, duration])

  useEffect(() => {
    if (!isRunning) return
    const since = performance.now()
    const timer = setTimeout(end, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [isRunning])
}

import { useEffect, useEffectEvent, useRef } from 'react'

interface HoldableTimer {
  /** What is timed is there; each time anew the whole duration runs. */
  isOpen: boolean
  /** The clock stands meanwhile, and goes on with what was left. */
  isHeld: boolean
  /** Milliseconds. */
  duration: number
  onEnd: () => void
}

/** Calls once after the duration, in which the time while it was held does not count. */
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

import { useEffect, useEffectEvent, useRef } from 'react'

interface PausableTimer {
  /** Starts the full duration. */
  isOpen: boolean
  /** Pauses the timer. */
  isPaused: boolean
  duration: number
  onEnd: () => void
}

/** Calls `onEnd` once after `duration` milliseconds, not counting the time it was paused. */
export function usePausableTimer({ isOpen, isPaused, duration, onEnd }: PausableTimer) {
  const remainingMs = useRef(duration)
  const end = useEffectEvent(onEnd)
  const isRunning = isOpen && !isPaused

  useEffect(() => {
    if (isOpen) remainingMs.current = duration
  }, [isOpen, duration])

  useEffect(() => {
    if (!isRunning) return
    const startedAt = performance.now()
    const timer = setTimeout(end, remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current -= performance.now() - startedAt
    }
  }, [isRunning])
}

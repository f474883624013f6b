import { type ComponentType, useRef, useState } from 'react'

/** Part 1 section 9. */
const CALCULATING_MS = 1500

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** What the result needs, loaded when it is first asked for. */
export interface ResultPart<Shown> {
  View: ComponentType<Shown>
  /** The result in one sentence, for those who listen. */
  spokenOf: (shown: Shown) => string
}

export interface Calculation<Shown extends object> {
  phase: 'idle' | 'calculating' | 'done' | 'failed'
  outcome: { View: ComponentType<Shown>; shown: Shown; spoken: string } | null
  calculate: (shown: Shown) => Promise<void>
  /** Takes the result away: what it was of is no longer what the fields say. */
  clear: () => void
}

/** From the press to the result; one at a time. */
export function useCalculation<Shown extends object>(load: () => Promise<ResultPart<Shown>>): Calculation<Shown> {
  const [phase, setPhase] = useState<Calculation<Shown>['phase']>('idle')
  const [outcome, setOutcome] = useState<Calculation<Shown>['outcome']>(null)
  const isUnderway = useRef(false)

  async function calculate(shown: Shown) {
    if (isUnderway.current) return
    isUnderway.current = true
    setPhase('calculating')
    try {
      const [{ View, spokenOf }] = await Promise.all([load(), pause(CALCULATING_MS)])
      setOutcome({ View, shown, spoken: spokenOf(shown) })
      setPhase('done')
    } catch {
      setPhase('failed')
    } finally {
      isUnderway.current = false
    }
  }

  function clear() {
    setPhase('idle')
    setOutcome(null)
  }

  return { phase, outcome, calculate, clear }
}

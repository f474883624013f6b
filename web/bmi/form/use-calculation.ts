import { type ComponentType, useRef, useState } from 'react'
import type { BmiResultProps } from '../result/bmi-result.tsx'

const CALCULATING_MS = 1500

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The result's script, loaded on first use. */
export interface ResultPart<Shown> {
  View: ComponentType<Shown>
  /** For screen readers. */
  toSpokenText: (shown: Shown) => string
}

export async function loadFullResult(): Promise<ResultPart<BmiResultProps>> {
  const { BmiResult, toSpokenText } = await import('../result/bmi-result.tsx')
  return { View: BmiResult, toSpokenText }
}

export interface Calculation<Shown extends object> {
  phase: 'idle' | 'calculating' | 'done' | 'failed'
  outcome: { View: ComponentType<Shown>; shown: Shown; spoken: string } | null
  calculate: (shown: Shown) => Promise<void>
  /** Removes the result once the input has changed. */
  clear: () => void
}

export function useCalculation<Shown extends object>(load: () => Promise<ResultPart<Shown>>): Calculation<Shown> {
  const [phase, setPhase] = useState<Calculation<Shown>['phase']>('idle')
  const [outcome, setOutcome] = useState<Calculation<Shown>['outcome']>(null)
  const isUnderway = useRef(false)

  async function calculate(shown: Shown) {
    if (isUnderway.current) return
    isUnderway.current = true
    setPhase('calculating')
    try {
      const [{ View, toSpokenText }] = await Promise.all([load(), pause(CALCULATING_MS)])
      setOutcome({ View, shown, spoken: toSpokenText(shown) })
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

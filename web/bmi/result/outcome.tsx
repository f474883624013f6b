import { useEffect, useRef } from 'react'
import type { Calculation } from '../form/use-calculation.ts'
import { CalculatingPlate } from './calculating-plate.tsx'

const FAILED = 'Your result could not be loaded. Check your connection and calculate again.'

interface OutcomeProps<Shown extends object> {
  calculation: Calculation<Shown>
  /** What surrounds the filling plate, about as high as the result, so that little moves. */
  plateClass: string
}

/** What a press on Calculate leads to. The live region is there from the start, or it would not be heard. */
export function Outcome<Shown extends object>({ calculation: { phase, outcome }, plateClass }: OutcomeProps<Shown>) {
  const ref = useRef<HTMLDivElement>(null)
  const isDone = phase === 'done' && outcome

  useEffect(() => {
    // On a phone it may stand outside the screen: above the form on its own page, below it in a card.
    if (phase === 'calculating') ref.current?.scrollIntoView({ block: 'nearest' })
  }, [phase])

  return (
    <>
      <div ref={ref} role="status" className="scroll-mt-24 scroll-mb-4">
        {phase === 'calculating' ? <CalculatingPlate className={plateClass} /> : null}
        {isDone ? <p className="sr-only">{outcome.spoken}</p> : null}
      </div>
      {phase === 'failed' ? (
        <p role="alert" className="mt-6 rounded-field bg-danger-soft p-4 text-danger">
          {FAILED}
        </p>
      ) : null}
      {isDone ? <outcome.View {...outcome.shown} /> : null}
    </>
  )
}

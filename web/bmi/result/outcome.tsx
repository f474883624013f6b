import { Banner } from '#web/ui/banner.tsx'
import type { Calculation } from '../form/use-calculation.ts'
import { CalculatingPlate } from './calculating-plate.tsx'

const FAILED = 'Your result could not be loaded. Check your connection and calculate again.'

/** What a press on Calculate leads to. The live region is there from the start, or it would not be heard. */
export function Outcome<Shown extends object>({ phase, outcome }: Calculation<Shown>) {
  const isDone = phase === 'done' && outcome
  return (
    <>
      <div role="status">
        {phase === 'calculating' ? <CalculatingPlate /> : null}
        {isDone ? <p className="sr-only">{outcome.spoken}</p> : null}
      </div>
      {phase === 'failed' ? <Banner>{FAILED}</Banner> : null}
      {isDone ? <outcome.View {...outcome.shown} /> : null}
    </>
  )
}

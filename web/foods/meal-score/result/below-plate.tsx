import type { MealScoreAnswer } from '#domain/foods/foods.schema.ts'
import type { PlateControls } from '../use-plate-page.ts'
import { Changes } from './changes.tsx'
import { Contents } from './contents.tsx'

/** Changes and contents: links and text, so their script loads after the page. */
export function BelowPlate({ score, controls }: { score: MealScoreAnswer; controls: PlateControls }) {
  return (
    <>
      <Changes changes={score.changes} controls={controls} />
      <Contents score={score} />
    </>
  )
}

import type { MealScoreAnswer } from '#domain/foods/foods.schema.ts'
import { plateAddress } from '#domain/foods/plate-address.ts'
import { SITE } from '#domain/site/site.ts'
import { formatDate } from '#web/lib/format.ts'
import { absolute } from '#web/shell/seo.ts'
import type { PlateControls } from '../use-plate-page.ts'
import { Changes } from './changes.tsx'
import { Contents } from './contents.tsx'

/** Changes, contents and the print's foot: links and text, so their script loads after the page. */
export function BelowPlate({ score, controls }: { score: MealScoreAnswer; controls: PlateControls }) {
  return (
    <>
      <Changes changes={score.changes} controls={controls} />
      <Contents score={score} />
      <PrintFoot controls={controls} />
    </>
  )
}

/** Where a sheet of paper came from. */
function PrintFoot({ controls: { parts } }: { controls: PlateControls }) {
  return (
    <p className="wrap-anywhere hidden text-ink-muted text-xs print:order-last print:block">
      {SITE.name}, {/* The server may be a day behind. */}
      <span suppressHydrationWarning>{formatDate(new Date())}</span>. {absolute(plateAddress(parts))}
    </p>
  )
}

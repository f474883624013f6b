import { lazy, Suspense } from 'react'
import type { MealScoreResponse } from '#domain/foods/foods.schema.ts'
import { PILLAR_MAX, PILLARS, type Pillar, type PillarScores } from '#domain/foods/pillars.ts'
import { formatScore } from '#web/lib/format.ts'
import { MealPlate } from '#web/lib/plate/meal-plate.tsx'
import { PillarBars } from '#web/lib/plate/pillar-bars.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextWithAmount } from '../hidden-amounts.tsx'
import type { ScoredPlate } from '../load-plate-page.ts'
import { PlateLink, usePlateStep } from '../plate-link.tsx'
import type { PlateControls } from '../use-plate-page.ts'

const ShareRow = lazy(async () => ({ default: (await import('./share-row.tsx')).ShareRow }))

const SCORE_HEADING_ID = 'score'

const EMPTY = Object.fromEntries(PILLARS.map((pillar) => [pillar, 0])) as PillarScores
const EMPTY_TEXT = 'Add what you eat at one meal. Each katori fills with its score out of 10.'

const PANEL =
  'overflow-hidden rounded-panel border border-line bg-surface shadow-float print:border-0 print:shadow-none [&_*]:[print-color-adjust:exact]'
const PLATE = 'bg-field px-6 py-5 print:p-0'
const PLATE_SIZE = 'mx-auto max-w-60 sm:max-w-70 lg:max-w-[min(18rem,34dvh)] print:max-w-72'

interface ScorePanelProps {
  plate: ScoredPlate
  controls: PlateControls
}

export function ScorePanel({ plate, controls }: ScorePanelProps) {
  const score = plate.kind === 'scored' ? plate.score : null
  return (
    <section aria-labelledby={SCORE_HEADING_ID} aria-busy={controls.isScoring || undefined} className={PANEL}>
      <h2 id={SCORE_HEADING_ID} className="sr-only">
        Score
      </h2>
      <div className={PLATE}>
        <div className={PLATE_SIZE}>
          <MealPlate
            name="This plate"
            overall={score?.overall ?? null}
            pillars={score?.pillars ?? EMPTY}
            isUnknown={plate.kind === 'failed'}
          />
        </div>
      </div>
      <div className="px-5 pt-5 pb-4 sm:px-7">
        <ScoreStatus plate={plate} />
        {plate.kind === 'failed' ? <Failure message={plate.message} controls={controls} /> : null}
        {score ? (
          <div className="mt-4 [&>ul]:gap-3 [&>ul]:text-sm">
            <PillarBars name="This plate" pillars={score.pillars} />
          </div>
        ) : null}
        {score ? (
          <div className="mt-5 min-h-15 border-line border-t pt-4 noscript:hidden print:hidden">
            <Suspense>
              <ShareRow parts={controls.parts} score={score.overall} />
            </Suspense>
          </div>
        ) : null}
      </div>
    </section>
  )
}

/** One announcement for screen readers: the change, which the plate shows visually, and the new score. */
function ScoreStatus({ plate }: { plate: ScoredPlate }) {
  const step = usePlateStep()
  const isFailed = plate.kind === 'failed'
  return (
    <p
      role="status"
      className={cx('relative text-pretty font-medium leading-snug print:min-h-0', !isFailed && 'min-h-[3lh]')}
    >
      {step && !isFailed ? (
        <span className="sr-only">
          <TextWithAmount>{step.said}</TextWithAmount>{' '}
        </span>
      ) : null}
      {plate.kind === 'scored' ? plate.score.summary : null}
      {plate.kind === 'empty' ? EMPTY_TEXT : null}
    </p>
  )
}

/** The plate is kept, because it is in the address. */
function Failure({ message, controls }: { message: string; controls: PlateControls }) {
  return (
    <div role="alert">
      <p className="text-danger">{message}</p>
      <p className="mt-1 text-ink-muted text-sm">Your plate is kept in this page’s address.</p>
      <PlateLink to={controls.toPath({})} replace className="button button-outline button-medium mt-3">
        Try again
      </PlateLink>
    </div>
  )
}

const FOODS: Record<Pillar, string> = {
  energy: 'bg-pillar-energy',
  protein: 'bg-pillar-protein',
  fiber: 'bg-pillar-fibre',
  fats: 'bg-pillar-fats',
  vitamins: 'bg-pillar-vitamins',
}
const BOWL = 'grid size-7 place-items-center rounded-full border-2 border-art-edge bg-art-floor'
const FOOD = 'size-full rounded-full [transform:scale(var(--fill))] transition-transform duration-(--dur-fill) ease-out'

/** Below 1024 px, shown at the bottom of the screen while the plate is edited. */
export function ScoreBar({ score: { overall, pillars } }: { score: MealScoreResponse }) {
  return (
    <a
      href={`#${SCORE_HEADING_ID}`}
      className="sticky bottom-3 z-10 mx-auto flex min-h-14 w-full max-w-105 items-center gap-4 rounded-pill border border-line bg-raised px-5 shadow-modal lg:hidden print:hidden"
    >
      <span className="pt-0.5">
        <span className="num text-2xl">{formatScore(overall)}</span>{' '}
        <span className="whitespace-nowrap text-ink-muted text-sm">out of 10</span>
      </span>
      <span aria-hidden="true" className="ml-auto flex gap-1.5">
        {PILLARS.map((pillar) => (
          <span key={pillar} className={BOWL}>
            <span
              style={{ '--fill': Math.sqrt(pillars[pillar] / PILLAR_MAX).toFixed(3) }}
              className={`${FOOD} ${FOODS[pillar]}`}
            />
          </span>
        ))}
      </span>
      <span className="sr-only">See all five scores</span>
    </a>
  )
}

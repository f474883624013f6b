import type { MealScoreAnswer } from '#domain/foods/foods.schema.ts'
import { PILLAR_MAX, PILLARS, type Pillar } from '#domain/foods/pillars.ts'
import { formatScore } from '#web/lib/format.ts'
import { SCORE_HEADING_ID } from './score-panel.tsx'

const FOODS: Record<Pillar, string> = {
  energy: 'bg-pillar-energy',
  protein: 'bg-pillar-protein',
  fiber: 'bg-pillar-fibre',
  fats: 'bg-pillar-fats',
  vitamins: 'bg-pillar-vitamins',
}
const BOWL = 'grid size-7 place-items-center rounded-full border-2 border-art-edge bg-art-floor'
const FOOD = 'size-full rounded-full [transform:scale(var(--fill))] transition-transform duration-(--dur-fill) ease-out'

/** Below 1024 px, at the bottom of the screen while the plate is changed. */
export function ScoreBar({ score: { overall, pillars } }: { score: MealScoreAnswer }) {
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

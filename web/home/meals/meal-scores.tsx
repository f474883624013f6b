import { Pause, Play } from 'lucide-react'
import { useRotation } from '#web/lib/use-rotation.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MealChoice } from './meal-choice.tsx'
import { MealPlate } from './meal-plate.tsx'
import { MealTable } from './meal-table.tsx'
import { SAMPLE_MEALS } from './meals.content.ts'
import { PillarBars } from './pillar-bars.tsx'

const MEAL_MS = 4000

export function MealScores() {
  return (
    <section className="border-line border-y bg-surface py-(--section)">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
          <h2 className="max-w-lg">Five bowls tell you how balanced a meal is</h2>
          <p className="max-w-md text-ink-muted text-lg">
            Each katori fills with its score out of 10. A fuller plate is a better-rounded meal.
          </p>
        </div>
        <MealDemo />
        <p className="mt-10 max-w-3xl text-ink-muted text-sm">
          The score of a meal is the mean of its five bowls. These are worked examples by our own reading of a plate:
          general information for adults, not a measurement and not medical advice.
        </p>
        <noscript>
          <MealTable meals={SAMPLE_MEALS} />
        </noscript>
      </div>
    </section>
  )
}

const GRID = cx(
  'mt-6 grid items-center gap-8 lg:mt-12 lg:grid-cols-[minmax(0,420px)_1fr] lg:gap-x-12',
  'min-[80rem]:grid-cols-[1fr_470px_1fr]',
)
const MEALS = 'grid gap-2 min-[700px]:max-[80rem]:grid-cols-3 lg:max-[80rem]:col-span-2'
const PLATE = 'mx-auto w-full max-w-[330px] max-lg:order-first min-[700px]:max-w-[420px] min-[80rem]:max-w-none'

function MealDemo() {
  const { current, isPlaying, onPick, onToggle, stops } = useRotation({
    count: SAMPLE_MEALS.length,
    everyMs: MEAL_MS,
    choiceKey: 'sample_meals',
  })
  const meal = SAMPLE_MEALS[current] ?? SAMPLE_MEALS[0]
  return (
    <div className={GRID} {...stops}>
      <div className={MEALS}>
        <MealChoice meals={SAMPLE_MEALS} current={current} onPick={onPick} />
        <p className="flex items-center gap-1 px-3 text-ink-muted text-sm noscript:hidden min-[700px]:max-[80rem]:col-span-3">
          <IconButton
            label={isPlaying ? 'Pause sample meals' : 'Play sample meals'}
            icon={isPlaying ? Pause : Play}
            onClick={onToggle}
          />
          <span aria-hidden="true">{isPlaying ? 'Changes every 4 seconds' : 'Stays on the meal you choose'}</span>
        </p>
      </div>
      <div className={PLATE}>
        <MealPlate meal={meal} />
      </div>
      <PillarBars meal={meal} />
    </div>
  )
}

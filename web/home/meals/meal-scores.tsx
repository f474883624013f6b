import { Pause, Play } from 'lucide-react'
import { Link } from 'react-router'
import { PILLAR_LABELS, PILLARS } from '#domain/foods/pillars.ts'
import { MEAL_SCORE_PATH, METHOD_PATH, plateAddress } from '#domain/foods/plate/plate-address.ts'
import { SAMPLE_PLATES, type SamplePlate } from '#domain/foods/plate/sample-plates.content.ts'
import { formatScore } from '#web/lib/format.ts'
import { useRotation } from '#web/lib/motion/use-rotation.ts'
import { MealPlate } from '#web/lib/plate/meal-plate.tsx'
import { PillarBars } from '#web/lib/plate/pillar-bars.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

const MEAL_MS = 4000

/** Explains how a score is computed, with the first meal as the example. */
function method([{ name, score, pillars }]: typeof SAMPLE_PLATES): string {
  const sum = PILLARS.map((pillar) => formatScore(pillars[pillar])).join(' + ')
  return `Each bowl is calculated from what the foods on the plate hold, from 0 to 10. The meal’s score is the average of the five. ${name}: (${sum}) ÷ ${PILLARS.length} = ${formatScore(score)}.`
}

export function MealScores() {
  return (
    <section className="border-line border-y bg-surface py-(--section)">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
          <h2 className="max-w-lg">Five bowls tell you how balanced a meal is</h2>
          <p className="max-w-md text-ink-muted text-lg">
            Each katori fills with its score out of 10. The fuller the katori, the better the score.
          </p>
        </div>
        <MealDemo />
        <div className="mt-8 grid max-w-3xl gap-2 text-ink-muted text-sm">
          <p>{method(SAMPLE_PLATES)}</p>
          <p>
            A score rates this plate, not a food or a person. The scale is Thali’s own: general information for adults,
            not medical advice.{' '}
            <Link to={METHOD_PATH} className="text-link underline underline-offset-[.2em]">
              How we score a plate
            </Link>
          </p>
        </div>
        <noscript>
          <MealTable meals={SAMPLE_PLATES} />
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
    count: SAMPLE_PLATES.length,
    everyMs: MEAL_MS,
    choiceKey: 'sample_meals',
  })
  const meal = SAMPLE_PLATES[current] ?? SAMPLE_PLATES[0]
  return (
    <div className={GRID} {...stops}>
      <div className={MEALS}>
        <MealChoice meals={SAMPLE_PLATES} current={current} onPick={onPick} />
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
        <MealPlate name={meal.name} overall={meal.score} pillars={meal.pillars} />
      </div>
      <PillarBars name={meal.name} pillars={meal.pillars} />
      <div className="flex flex-wrap gap-3 max-sm:grid lg:max-[80rem]:col-span-2 min-[80rem]:col-span-3">
        <ButtonLink to={MEAL_SCORE_PATH}>Score your own plate</ButtonLink>
        <ButtonLink to={plateAddress(meal.parts)} variant="outline">
          Open this plate
        </ButtonLink>
      </div>
    </div>
  )
}

interface MealChoiceProps {
  meals: readonly SamplePlate[]
  current: number
  onPick: (index: number) => void
}

const CARD = cx(
  'relative grid cursor-pointer grid-cols-[1fr_auto] items-center gap-x-4 rounded-card border-[1.5px] border-transparent px-5 pt-4 pb-3.5',
  'transition-colors duration-(--dur-1) hover:bg-primary-soft',
  'has-checked:border-primary has-checked:bg-primary-soft',
  'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3',
)

function MealChoice({ meals, current, onPick }: MealChoiceProps) {
  return (
    <fieldset className="contents">
      <legend className="sr-only">Sample meals</legend>
      {meals.map(({ id, name, description, score }, index) => (
        <label key={id} className={CARD}>
          <input
            type="radio"
            name="sample_meal"
            value={id}
            checked={index === current}
            onChange={() => onPick(index)}
            className="sr-only"
          />
          <span className="min-w-0">
            <span className="block font-semibold text-[1.1875rem] leading-snug">{name}</span>
            <span className="block text-ink-muted text-sm leading-[1.4]">{description}</span>
          </span>
          <span className="num text-2xl">
            {formatScore(score)}
            <span className="sr-only"> out of 10</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** For browsers without scripts. */
function MealTable({ meals }: { meals: readonly SamplePlate[] }) {
  return (
    <table className="mt-6 w-full max-w-3xl text-sm">
      <caption className="sr-only">Scores of the sample meals out of 10</caption>
      <thead>
        <tr className="border-line border-b text-left">
          <th scope="col" className="py-2 font-semibold">
            Pillar
          </th>
          {meals.map(({ id, name }) => (
            <th key={id} scope="col" className="py-2 pl-4 text-right font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PILLARS.map((pillar) => (
          <tr key={pillar} className="border-line border-b">
            <th scope="row" className="py-2 text-left font-normal">
              {PILLAR_LABELS[pillar]}
            </th>
            {meals.map(({ id, pillars }) => (
              <td key={id} className="py-2 pl-4 text-right">
                {formatScore(pillars[pillar])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

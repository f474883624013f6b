import { formatScore } from '#web/lib/format.ts'
import { cx } from '#web/ui/cx.ts'
import type { SampleMeal } from './meals.content.ts'

interface MealChoiceProps {
  meals: readonly SampleMeal[]
  current: number
  onPick: (index: number) => void
}

const CARD = cx(
  'relative grid cursor-pointer grid-cols-[1fr_auto] items-center gap-x-4 rounded-card border-[1.5px] border-transparent px-5 pt-4 pb-3.5',
  'transition-colors duration-(--dur-1) hover:bg-primary-soft',
  'has-checked:border-primary has-checked:bg-primary-soft',
  'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3',
)

export function MealChoice({ meals, current, onPick }: MealChoiceProps) {
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

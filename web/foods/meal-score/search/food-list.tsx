import { Check, Plus } from 'lucide-react'
import type { FoodItem } from '#domain/foods/foods.schema.ts'
import { addFood, GRAM, usualServing } from '#domain/foods/plate/plate-edits.ts'
import { PLATE_MAX_ITEMS } from '#domain/foods/plate/plate-limits.ts'
import { nameInSentence } from '#domain/foods/serving-text.ts'
import { NativeNames, VegMark } from '../food-names.tsx'
import { RoundAmount, TextWithAmount } from '../hidden-amounts.tsx'
import { PlateLink } from '../plate-link.tsx'
import type { PlateControls } from '../use-plate-page.ts'

interface FoodListProps {
  foods: readonly FoodItem[]
  controls: PlateControls
  className?: string
}

export function FoodList({ foods, controls, className }: FoodListProps) {
  return (
    <ul className={className}>
      {foods.map((food) => (
        <li key={food.id}>
          <AddFood food={food} controls={controls} />
        </li>
      ))}
    </ul>
  )
}

const ROW =
  'group relative grid h-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-3 transition-colors duration-(--dur-1) hover:bg-primary-soft aria-disabled:cursor-not-allowed aria-disabled:hover:bg-transparent sm:px-5'
const CIRCLE =
  'grid size-10 place-items-center rounded-full border-[1.5px] border-line-strong text-link group-aria-disabled:border-line group-aria-disabled:text-ink-subtle'

/** Adds the usual portion. */
function AddFood({ food, controls: { parts, toPath } }: { food: FoodItem; controls: PlateControls }) {
  const isOnPlate = parts.some((part) => part.food === food.id)
  const isFull = !isOnPlate && parts.length >= PLATE_MAX_ITEMS
  const Icon = isOnPlate ? Check : Plus
  return (
    <PlateLink
      to={toPath({ parts: isFull ? parts : addFood(parts, food) })}
      step={{
        said: isOnPlate ? `More ${nameInSentence(food.name)} is on the plate.` : `${food.name} is on the plate.`,
      }}
      isDisabled={isFull}
      className={ROW}
    >
      <span className="min-w-0">
        <span className="wrap-anywhere flex flex-wrap items-baseline gap-x-2.5">
          <span className="sr-only">Add</span>
          <span className="font-semibold leading-snug">{food.name}</span>
          <NativeNames food={food} />
        </span>
        <span className="mt-0.5 flex flex-wrap gap-x-3.5 text-ink-muted text-sm">
          <UsualPortion food={food} />
          <VegMark food={food} />
          {isOnPlate ? <span className="font-semibold text-link">On your plate</span> : null}
        </span>
      </span>
      <span aria-hidden="true" className={CIRCLE}>
        <Icon className="size-5" strokeWidth={2} />
      </span>
    </PlateLink>
  )
}

function UsualPortion({ food }: { food: FoodItem }) {
  const { quantity, portion: unit } = usualServing(food)
  const portion = food.portions.find((one) => one.unit === unit)
  const grams = quantity * (portion ?? GRAM).grams
  const { energy_kcal } = food
  return (
    <>
      {portion ? (
        <span>
          <TextWithAmount>{portion.label}</TextWithAmount>
        </span>
      ) : (
        <RoundAmount value={grams} unit="g" />
      )}
      <RoundAmount value={energy_kcal === null ? null : (energy_kcal * grams) / 100} unit="kcal" />
    </>
  )
}

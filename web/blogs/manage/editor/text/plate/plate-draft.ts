import { PLATE_TITLE_MAX, toPlateTitle } from '#domain/blogs/plate-blocks.ts'
import type { PortionUnit } from '#domain/foods/food-kinds.ts'
import type { FoodItem, Portion } from '#domain/foods/foods.schema.ts'
import { formatPlate } from '#domain/foods/plate-address.ts'
import { GRAMS, QUANTITY } from '#domain/foods/plate-limits.ts'
import { nameInSentence } from '#domain/foods/serving-text.ts'

/** A food on the plate that is being chosen. */
export interface Chosen {
  food: FoodItem
  portion: PortionUnit
  quantity: number
}

const GRAM: Portion = { unit: 'gram', label: '1 g', grams: 1 }
const USUAL_GRAMS = 100
const usualQuantity = (unit: PortionUnit) => (unit === 'gram' ? USUAL_GRAMS : 1)

/** All portions of a food; every food can be weighed. */
export const portionsOf = ({ portions }: FoodItem): Portion[] => [
  ...portions.filter(({ unit }) => unit !== 'gram'),
  GRAM,
]

/** "katori (150 ml)" */
export const unitLabel = ({ unit, label }: Portion) => (unit === 'gram' ? 'grams' : label.replace(/^1\s+/, ''))

/** Its usual portion, or 100 g. */
export function toChosen(food: FoodItem): Chosen {
  const portion = food.portions[0]?.unit ?? 'gram'
  return { food, portion, quantity: usualQuantity(portion) }
}

export const withPortion = (chosen: Chosen, portion: PortionUnit): Chosen => ({
  ...chosen,
  portion,
  quantity: usualQuantity(portion),
})

/** The next step up or down: half a portion, or ten grams. */
export function stepped(chosen: Chosen, direction: 1 | -1): Chosen {
  const { min, max, step } = chosen.portion === 'gram' ? GRAMS : QUANTITY
  const steps = chosen.quantity / step
  const next = direction === 1 ? Math.floor(steps + 1e-9) + 1 : Math.ceil(steps - 1e-9) - 1
  return { ...chosen, quantity: Math.min(max, Math.max(min, next * step)) }
}

export const plateOf = (chosen: readonly Chosen[]) =>
  formatPlate(chosen.map(({ food, portion, quantity }) => ({ food: food.id, portion, quantity })))

const LISTS = new Intl.ListFormat('en-IN')

/** "Rajma masala and roti"; empty without foods. */
export function suggestTitle(chosen: readonly Chosen[]): string {
  const [first, ...others] = new Set(chosen.map(({ food }) => food.name))
  if (first === undefined) return ''
  const all = LISTS.format([first, ...others.map(nameInSentence)])
  return toPlateTitle(all.length <= PLATE_TITLE_MAX ? all : LISTS.format([first, `${others.length} more`]))
}

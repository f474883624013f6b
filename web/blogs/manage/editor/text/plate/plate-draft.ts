import { PLATE_TITLE_MAX, toPlateTitle } from '#domain/blogs/plate-blocks.ts'
import type { PortionUnit } from '#domain/foods/food-kinds.ts'
import type { FoodItem, Portion } from '#domain/foods/foods.schema.ts'
import { formatPlate } from '#domain/foods/plate/plate-address.ts'
import { stepped, usualQuantity, usualServing } from '#domain/foods/plate/plate-edits.ts'
import { nameInSentence } from '#domain/foods/serving-text.ts'

/** A food on the plate that is being chosen. */
export interface Chosen {
  food: FoodItem
  portion: PortionUnit
  quantity: number
}

/** "katori (150 ml)" */
export const unitLabel = ({ unit, label }: Portion) => (unit === 'gram' ? 'grams' : label.replace(/^1\s+/, ''))

/** Its usual portion, or 100 g. */
export function toChosen(food: FoodItem): Chosen {
  const { portion, quantity } = usualServing(food)
  return { food, portion, quantity }
}

export const withPortion = (chosen: Chosen, portion: PortionUnit): Chosen => ({
  ...chosen,
  portion,
  quantity: usualQuantity(portion),
})

/** The next quantity up or down. */
export const withNextQuantity = (chosen: Chosen, direction: 1 | -1): Chosen => ({
  ...chosen,
  quantity: stepped({ ...chosen, food: chosen.food.id }, direction),
})

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

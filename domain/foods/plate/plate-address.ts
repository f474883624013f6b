import { PORTION_UNITS, type PortionUnit } from '../food-kinds.ts'
import { GRAMS, PLATE_MAX_ITEMS, QUANTITY } from './plate-limits.ts'

export const MEAL_SCORE_PATH = '/meal-score'
/** How a plate is scored. */
export const METHOD_PATH = `${MEAL_SCORE_PATH}/method`

/** A food on a plate, as given in the address. */
export interface PlatePart {
  food: number
  portion: PortionUnit
  quantity: number
}

/** `200012-1.5-katori_200040-2-piece`: characters that an address need not escape, and two decimals. */
export function formatPlate(parts: readonly PlatePart[]): string {
  return parts.map(({ food, portion, quantity }) => `${food}-${Number(quantity.toFixed(2))}-${portion}`).join('_')
}

const PART = /^(\d{1,12})-(\d{1,4}(?:\.\d{1,2})?)-([a-z]+)$/

function parsePart(text: string): PlatePart | null {
  const [, food, quantity, portion] = PART.exec(text) ?? []
  const unit = PORTION_UNITS.find((one) => one === portion)
  const [least, most] = unit === 'gram' ? [GRAMS.min, GRAMS.max] : [QUANTITY.min, QUANTITY.max]
  const count = Math.min(most, Math.max(least, Number(quantity)))
  return unit && Number(food) > 0 ? { food: Number(food), portion: unit, quantity: count } : null
}

/** The parts of a plate's address; invalid parts and those beyond the limits are dropped. */
export function parsePlate(text: string | null): PlatePart[] {
  return (text ?? '')
    .split('_')
    .map(parsePart)
    .filter((part) => part !== null)
    .slice(0, PLATE_MAX_ITEMS)
}

/** The page with this plate on it. */
export function plateAddress(parts: readonly PlatePart[]): string {
  return parts.length === 0 ? MEAL_SCORE_PATH : `${MEAL_SCORE_PATH}?plate=${formatPlate(parts)}`
}

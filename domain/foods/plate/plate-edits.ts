import type { PortionUnit } from '../food-kinds.ts'
import type { FoodItem, Portion } from '../foods.schema.ts'
import type { PlatePart } from './plate-address.ts'
import { GRAMS, QUANTITY } from './plate-limits.ts'

type Parts = readonly PlatePart[]

const USUAL_GRAMS = 100
export const GRAM: Portion = { unit: 'gram', label: '1 g', grams: 1 }

export const limitsOf = (unit: PortionUnit) => (unit === 'gram' ? GRAMS : QUANTITY)

/** To two decimals, as an address writes it. */
function within(unit: PortionUnit, quantity: number): number {
  const { min, max } = limitsOf(unit)
  return Math.min(max, Math.max(min, Math.round(quantity * 100) / 100))
}

export const usualQuantity = (unit: PortionUnit) => (unit === 'gram' ? USUAL_GRAMS : 1)

/** One usual portion, or 100 g of a food without portions. */
export function usualServing({ id, portions: [usual = GRAM] }: Pick<FoodItem, 'id' | 'portions'>): PlatePart {
  return { food: id, portion: usual.unit, quantity: usualQuantity(usual.unit) }
}

/** One more portion of a food on the plate, or a new row. */
export function addFood(parts: Parts, food: Pick<FoodItem, 'id' | 'portions'>): Parts {
  const at = parts.findIndex((part) => part.food === food.id)
  const part = parts[at]
  if (!part) return [...parts, usualServing(food)]
  return withQuantity(parts, at, part.quantity + usualQuantity(part.portion))
}

export function withQuantity(parts: Parts, at: number, quantity: number): Parts {
  return parts.map((part, index) => (index === at ? { ...part, quantity: within(part.portion, quantity) } : part))
}

/** The next whole step up or down: half a portion, or ten grams. */
export function stepped({ portion, quantity }: PlatePart, direction: 1 | -1): number {
  const { step } = limitsOf(portion)
  const steps = quantity / step
  const next = direction === 1 ? Math.floor(steps + 1e-9) + 1 : Math.ceil(steps - 1e-9) - 1
  return within(portion, next * step)
}

export function withoutPart(parts: Parts, at: number): Parts {
  return parts.filter((_, index) => index !== at)
}

/** Changes the portion of a food: to or from grams keeps about the weight, otherwise the quantity becomes one. */
export function withPortion(parts: Parts, at: number, portion: Portion, grams: number): Parts {
  const { step } = limitsOf(portion.unit)
  return parts.map((part, index) => {
    if (index !== at) return part
    const isByWeight = part.portion === 'gram' || portion.unit === 'gram'
    const count = isByWeight ? Math.max(step, Math.round(grams / portion.grams / step) * step) : 1
    return { ...part, portion: portion.unit, quantity: within(portion.unit, count) }
  })
}

/** A typed number, with a comma or a point; null if it is not a valid quantity. */
export function readQuantity(unit: PortionUnit, text: string): number | null {
  const number = Number(text.trim().replace(',', '.') || Number.NaN)
  const { min, max } = limitsOf(unit)
  return number >= min && number <= max ? within(unit, number) : null
}

/** All portions of a food; every food can be weighed. */
export function portionsOf({ portions }: Pick<FoodItem, 'portions'>): Portion[] {
  return [...portions.filter(({ unit }) => unit !== 'gram'), GRAM]
}

import { ALLERGENS, FOOD_FLAGS, isDiet, toFlags } from '#domain/foods/food-flags.ts'
import type { PortionUnit } from '#domain/foods/food-kinds.ts'
import type { PlateItem, ScoredItem } from '#domain/foods/foods.schema.ts'
import type { WeighedFood } from '#domain/foods/plate/plate-amounts.ts'
import { GRAM, usualQuantity } from '#domain/foods/plate/plate-edits.ts'
import type { StoredFood } from './foods.queries.ts'
import { toComposition, toFoodItem } from './to-food.ts'

/** A food in portions, with its weight. */
export interface Serving {
  food: StoredFood
  portion: PortionUnit
  quantity: number
  grams: number
}

/** The portion of this unit, by default the usual one; null if the food has no such portion. */
function portionOf(food: StoredFood, unit: PortionUnit | undefined) {
  if (unit === 'gram') return GRAM
  if (unit) return food.portions.find((portion) => portion.unit === unit) ?? null
  return food.portions[0] ?? GRAM
}

/** @returns the serving, or an error message for an invalid item */
export function toServing(food: StoredFood, { portion: unit, quantity, grams }: PlateItem): Serving | string {
  if (grams !== undefined) return { food, portion: 'gram', quantity: grams, grams }
  const portion = portionOf(food, unit)
  if (!portion) {
    const known = food.portions.map((one) => one.unit)
    return `${food.name} is not counted by the ${unit}. Choose one of: ${[...known, GRAM.unit].join(', ')}`
  }
  const count = quantity ?? usualQuantity(portion.unit)
  return { food, portion: portion.unit, quantity: count, grams: count * portion.grams }
}

export function toWeighed({ food, grams }: Serving): WeighedFood {
  return { food: toComposition(food), grams }
}

/** Rounds to three decimals, more than kitchen scales and food tables are accurate to. */
export const rounded = (amount: number) => Math.round(amount * 1000) / 1000

export function toScoredItem({ food, portion, quantity, grams }: Serving): ScoredItem {
  const { energy_kcal = null } = food.nutrients
  return {
    food: toFoodItem(food),
    ...{ portion, quantity },
    grams: rounded(grams),
    energy_kcal: energy_kcal === null ? null : rounded((energy_kcal * grams) / 100),
  }
}

/** Diets that every food fits, what any of them contains or may contain, and the foods with unknown contents. */
export function plateFlags(servings: readonly Serving[]) {
  const known = servings.flatMap(({ food }) => food.contents ?? [])
  const unknown = servings.filter(({ food }) => food.contents === null)
  const flags = toFlags(known)
  const mayContain = new Set(servings.flatMap(({ food }) => food.may_contain))
  return {
    // A diet is only claimed if everything on the plate is known.
    flags: FOOD_FLAGS.filter((flag) => flags.includes(flag) && (unknown.length === 0 || !isDiet(flag))),
    may_contain: ALLERGENS.filter((allergen) => mayContain.has(allergen) && !flags.includes(allergen)),
    unknown_contents: unknown.map(({ food }) => food.name),
  }
}

/** The diets that a plate fits; suggested changes must keep them. */
export const dietsOf = (servings: readonly Serving[]) => plateFlags(servings).flags.filter(isDiet)

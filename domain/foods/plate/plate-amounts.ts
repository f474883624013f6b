import { NUTRIENT_NAMES, type NutrientName, type Nutrients, perNutrient } from '../nutrients.ts'

/** The composition of 100 g of a food or dish. */
export interface Composition {
  nutrients: Nutrients
  /** The share of the weight whose amount is known (0 to 1), for nutrients of which it is neither all nor nothing. */
  known?: Partial<Record<NutrientName, number>>
  /** Energy from free sugars as WHO defines them, in kcal per 100 g: added sugar, honey, syrups, juice. */
  free_sugar_kcal: number
}

export interface WeighedFood {
  food: Composition
  grams: number
}

export interface PlateAmounts {
  grams: number
  /** Sums of the known amounts. */
  amounts: Record<NutrientName, number>
  /** The share of the weight for which each amount is known, from 0 to 1. */
  known: Record<NutrientName, number>
  free_sugar_kcal: number
}

export const knownShare = ({ nutrients, known }: Composition, nutrient: NutrientName): number =>
  nutrients[nutrient] === null ? 0 : (known?.[nutrient] ?? 1)

/** Adds up foods by weight. An unknown amount adds nothing to a sum and lowers its `known` share. */
export function sumFoods(items: readonly WeighedFood[]): PlateAmounts {
  const grams = items.reduce((sum, item) => sum + item.grams, 0)
  const total = (of: (item: WeighedFood) => number) => items.reduce((sum, item) => sum + of(item) * item.grams, 0)
  return {
    grams,
    amounts: perNutrient((nutrient) => total(({ food }) => (food.nutrients[nutrient] ?? 0) / 100)),
    known: perNutrient((nutrient) => (grams === 0 ? 0 : total(({ food }) => knownShare(food, nutrient)) / grams)),
    free_sugar_kcal: total(({ food }) => food.free_sugar_kcal / 100),
  }
}

/**
 * The composition of a dish: its raw ingredients added up and divided by the weight of the cooked dish. Cooking changes
 * only the water; losses of vitamins are not deducted.
 */
export function composeDish(ingredients: readonly WeighedFood[], cookedGrams: number): Composition {
  const { grams: rawGrams, amounts, known, free_sugar_kcal } = sumFoods(ingredients)
  const per100 = (amount: number) => (amount / cookedGrams) * 100
  const entries = NUTRIENT_NAMES.map((name) => [name, known[name] === 0 ? null : per100(amounts[name])] as const)
  const water = amounts.water_g - (rawGrams - cookedGrams)
  const partly = NUTRIENT_NAMES.filter((name) => known[name] > 0 && known[name] < 1).map((name) => [name, known[name]])
  return {
    nutrients: { ...(Object.fromEntries(entries) as Nutrients), water_g: per100(Math.max(0, water)) },
    known: Object.fromEntries(partly),
    free_sugar_kcal: per100(free_sugar_kcal),
  }
}

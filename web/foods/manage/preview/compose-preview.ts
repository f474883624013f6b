import { ALLERGENS, FOOD_FLAGS, type FoodFlag, isDiet, toFlags } from '#domain/foods/food-flags.ts'
import type { Food } from '#domain/foods/foods.schema.ts'
import { isTooHeavy, OWN_FOOD_MESSAGES, rawWeight, withImplied } from '#domain/foods/own/own-foods.schema.ts'
import { composeDish } from '#domain/foods/plate/plate-amounts.ts'
import { type FoodValues, toNumber, toNutrients } from '../edit/food-values.ts'

/** The diets that every ingredient fits, and the allergens that any of them contains. */
function dishFlags(ingredients: readonly Food[]): FoodFlag[] | null {
  if (ingredients.some(({ flags }) => flags === null)) return null
  return FOOD_FLAGS.filter((flag) =>
    isDiet(flag)
      ? ingredients.every(({ flags }) => flags?.includes(flag))
      : ingredients.some(({ flags }) => flags?.includes(flag)),
  )
}

function describeMissing(values: FoodValues, cooked: number, raw: number): string | null {
  if (values.ingredients.length === 0) return 'Add the ingredients to see what is in the dish.'
  if (raw === 0) return 'Enter the weights of the ingredients to see what is in the dish.'
  if (cooked === 0) return 'Enter the cooked weight to see what is in the dish.'
  return isTooHeavy(cooked, raw) ? OWN_FOOD_MESSAGES.tooHeavy : null
}

/** @param foods the ingredients loaded so far; the amounts wait for the others */
function previewDish(values: FoodValues, foods: ReadonlyMap<number, Food>) {
  const parts = values.ingredients.flatMap((row) => {
    const food = foods.get(row.food)
    return food ? [{ food, grams: toNumber(row.grams) ?? 0 }] : []
  })
  const cooked = toNumber(values.cooked_grams) ?? 0
  const missing = describeMissing(values, cooked, rawWeight(parts))
  const isComplete = parts.length === values.ingredients.length
  const composed = parts.map(({ food, grams }) => ({ food: { ...food, free_sugar_kcal: 0 }, grams }))
  const contents = parts.map(({ food }) => food)
  return {
    /** What is missing before amounts can be computed; null if nothing is. */
    missing,
    composition: missing || !isComplete ? null : composeDish(composed, cooked),
    /** Null if the contents are not stated. */
    flags: isComplete && parts.length > 0 ? dishFlags(contents) : null,
    mayContain: ALLERGENS.filter((allergen) => contents.some(({ may_contain }) => may_contain.includes(allergen))),
    /** Ingredients whose contents are not stated. */
    unknown: contents.filter(({ flags }) => flags === null).map(({ name }) => name),
  }
}

function previewLabel(values: FoodValues): Preview {
  const nutrients = toNutrients(values)
  const hasEnergy = nutrients.energy_kcal !== null
  return {
    missing: hasEnergy ? null : 'Enter the energy to see what is in a portion.',
    composition: hasEnergy ? { nutrients, free_sugar_kcal: 0 } : null,
    flags: values.has_contents === 'yes' ? toFlags(withImplied(values.contents)) : null,
    mayContain: [],
    unknown: [],
  }
}

export type Preview = ReturnType<typeof previewDish>

/** Computes the preview from the form's current values. */
export function previewFood(values: FoodValues, foods: ReadonlyMap<number, Food>): Preview {
  return values.kind === 'dish' ? previewDish(values, foods) : previewLabel(values)
}

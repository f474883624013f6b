import { USDA_CITATION } from '#domain/foods/citation.ts'
import { ALLERGENS, toFlags } from '#domain/foods/food-flags.ts'
import { COURSE_LABELS, REGION_LABELS } from '#domain/foods/food-kinds.ts'
import type { Food, FoodItem } from '#domain/foods/foods.schema.ts'
import { NUTRIENT_NAMES, type NutrientName, type Nutrients, perNutrient } from '#domain/foods/nutrients.ts'
import { type Composition, knownShare } from '#domain/foods/plate/plate-amounts.ts'
import type { StoredFood } from './foods.queries.ts'

export function toComposition({
  nutrients,
  known,
  free_sugar_kcal,
}: Pick<StoredFood, 'nutrients' | 'known' | 'free_sugar_kcal'>): Composition {
  return { nutrients: perNutrient((name) => nutrients[name] ?? null), known, free_sugar_kcal }
}

export function toFoodItem(food: StoredFood): FoodItem {
  const { id, kind, source, name, hindi, punjabi, region, course, portions } = food
  return {
    ...{ id, kind, source, name, hindi, punjabi, region, course, portions },
    region_display: region ? REGION_LABELS[region] : '',
    course_display: course ? COURSE_LABELS[course] : '',
    group: food.food_group,
    flags: food.contents && toFlags(food.contents),
    may_contain: ALLERGENS.filter(
      (allergen) => food.may_contain.includes(allergen) && !food.contents?.includes(allergen),
    ),
    energy_kcal: food.nutrients.energy_kcal ?? null,
  }
}

function citationOf({ source, kind, data_source }: StoredFood): string {
  if (data_source) return data_source
  return source === 'usda' && kind === 'food' ? USDA_CITATION : `Computed from: ${USDA_CITATION}`
}

export function toFood(food: StoredFood): Food {
  const composition = toComposition(food)
  const { spellings, notes, cooked_grams, ingredients } = food
  return {
    ...toFoodItem(food),
    ...{ spellings, notes, cooked_grams },
    nutrients: composition.nutrients,
    known: perNutrient((name) => knownShare(composition, name)),
    ingredients: ingredients.map(({ name, grams, note = '' }) => ({ name, grams, note })),
    citation: citationOf(food),
  }
}

/** Significant digits, more than any food table is accurate to. */
const DIGITS = 4

/** The known amounts, as the database stores them. */
export function storedNutrients(nutrients: Nutrients): Partial<Record<NutrientName, number>> {
  return Object.fromEntries(
    NUTRIENT_NAMES.filter((name) => nutrients[name] !== null).map((name) => [
      name,
      Number((nutrients[name] ?? 0).toPrecision(DIGITS)),
    ]),
  )
}

import type { Content } from '#domain/foods/food-flags.ts'
import type { Course, Region } from '#domain/foods/food-kinds.ts'
import type { Portion } from '#domain/foods/foods.schema.ts'

/** An ingredient of the library's dishes: a food of the USDA table, or something made from other ingredients. */
export type Ingredient = {
  /** Below 200,000, never changed and never reused. Absent if the ingredient is a USDA food under its Indian name. */
  id?: number
  /** English, with the Indian name where cooks use it: "Chickpea flour (besan)". */
  name: string
  /** Allergens and other contents that people avoid; absent if there are none. */
  contains?: readonly Content[]
  /** Contents that are often mixed in before the sale: asafoetida is usually sold with wheat flour. */
  may_contain?: readonly Content[]
  /** If USDA's table lacks the food: the stand-in, and how much its amounts may differ. */
  stand_in?: string
} & (UsdaIngredient | { made: Made })

interface UsdaIngredient {
  /** `ndb_number`, without leading zeros. */
  usda: number
  /** The share of its energy that comes from free sugars as WHO defines them: 1 for sugar, jaggery and honey. */
  free_sugar_share?: number
}

/** Made at home from other ingredients, such as khoa from milk: their weights, and the weight of the result. */
export interface Made {
  from: readonly (readonly [ingredient: string, grams: number])[]
  grams: number
}

export interface DishRecipe {
  /** Never changed and never reused, because shared plates refer to it. */
  id: number
  /** As Indian English writes it: "Rajma masala". */
  name: string
  hindi: string
  punjabi: string
  /** Other spellings in Latin letters, and English names of the dish: "rajmah", "kidney bean curry". */
  spellings: readonly string[]
  region: Region
  course: Course
  /** Weights as bought, raw and peeled; of frying oil only what remains in the dish. */
  ingredients: readonly (readonly [ingredient: string, grams: number])[]
  /** The weight of the cooked dish, including the water that remains. */
  cooked_grams: number
  /** The usual portion first. Labels are shown on a plate: "1 katori (150 ml)", "1 roti (18 cm)". */
  portions: readonly [Portion, ...Portion[]]
}

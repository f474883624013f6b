import type { Content } from '#domain/foods/food-flags.ts'
import type { Course, PortionUnit, Region } from '#domain/foods/food-kinds.ts'

/** An ingredient of the library's dishes: a food of the USDA table, or something made from other ingredients. */
export type Ingredient = {
  /** Below 200,000, never changed and never used again. Absent if the ingredient is a USDA food under its Indian name. */
  id?: number
  /** English, with the Indian name where cooks use it: "Chickpea flour (besan)". */
  name: string
  /** What it brings; absent where it brings nothing that anyone avoids. */
  contains?: readonly Content[]
  /** What trade often mixes in: asafoetida is usually sold with wheat flour. */
  may_contain?: readonly Content[]
  /** Where the USDA table lacks the food: what is used in its place, and how far its figures may be off. */
  stand_in?: string
} & (UsdaIngredient | { made: Made })

interface UsdaIngredient {
  /** `ndb_number`, without leading zeros. */
  usda: number
  /** The share of its energy that comes from free sugars as WHO defines them: 1 for sugar, jaggery and honey. */
  free_sugar_share?: number
}

/** Made at home from other ingredients, such as khoa from milk: their grams, and what they weigh when done. */
export interface Made {
  from: readonly (readonly [ingredient: string, grams: number])[]
  grams: number
}

export interface Portion {
  unit: PortionUnit
  /** As read on a plate: "1 katori (150 ml)", "1 roti (18 cm)", "1 glass (250 ml)". */
  label: string
  grams: number
}

export interface DishRecipe {
  /** Never changes and is never used again, since shared plates name it. */
  id: number
  /** As Indian English writes it: "Rajma masala". */
  name: string
  hindi: string
  punjabi: string
  /** Other spellings in Latin letters, and what the dish is in English: "rajmah", "kidney bean curry". */
  spellings: readonly string[]
  region: Region
  course: Course
  /** Weights as bought, raw and peeled; oil for frying as far as it stays in the dish. */
  ingredients: readonly (readonly [ingredient: string, grams: number])[]
  /** What all ingredients weigh when cooked, with the water that stays. */
  cooked_grams: number
  /** The usual portion first. */
  portions: readonly [Portion, ...Portion[]]
}

import type { Food, Portion, ScoredItem } from '#domain/foods/foods.schema.ts'
import type { NutrientName } from '#domain/foods/nutrients.ts'
import type { StructuredData } from '#web/shell/seo.ts'

/** Nutrients with the names and units of https://schema.org/NutritionInformation. */
const NUTRITION_PROPERTIES: readonly (readonly [property: string, nutrient: NutrientName, unit: string])[] = [
  ['calories', 'energy_kcal', 'calories'],
  ['proteinContent', 'protein_g', 'g'],
  ['fatContent', 'fat_g', 'g'],
  ['saturatedFatContent', 'saturated_fat_g', 'g'],
  ['carbohydrateContent', 'carbohydrate_g', 'g'],
  ['fiberContent', 'fibre_g', 'g'],
  ['sugarContent', 'sugars_g', 'g'],
  ['sodiumContent', 'sodium_mg', 'mg'],
]
/** The share of the dish for which an amount must be known: a sum over less of it would be too low. */
const KNOWN_SHARE_MIN = 0.95

const rounded = (value: number, unit: string) => (unit === 'g' ? Math.round(value * 10) / 10 : Math.round(value))

function nutritionOf({ nutrients, known }: Food, { label, grams }: Portion) {
  const amounts = NUTRITION_PROPERTIES.flatMap(([property, name, unit]) => {
    const per100 = nutrients[name]
    if (per100 === null || known[name] < KNOWN_SHARE_MIN) return []
    return [[property, `${rounded((per100 * grams) / 100, unit)} ${unit}`] as const]
  })
  const size = label === `${grams} g` ? label : `${label}, ${grams} g`
  return { '@type': 'NutritionInformation', servingSize: size, ...Object.fromEntries(amounts) }
}

/** Animal foods of which a packaged ingredient may contain traces. */
const NOT_VEGETARIAN = ['egg', 'fish', 'shellfish'] as const

function dietsOf({ flags, may_contain }: Food): string[] {
  // Null if it is not known what the dish contains.
  if (flags === null) return []
  const mayContain = (...allergens: readonly (typeof may_contain)[number][]) =>
    allergens.some((allergen) => may_contain.includes(allergen))
  const diets = [
    flags.includes('vegetarian') && !mayContain(...NOT_VEGETARIAN) && 'VegetarianDiet',
    flags.includes('vegan') && !mayContain(...NOT_VEGETARIAN, 'milk') && 'VeganDiet',
  ]
  return diets.filter((diet) => diet !== false).map((diet) => `https://schema.org/${diet}`)
}

function yieldOf({ cooked_grams }: Food, { label, grams }: Portion): string | null {
  if (cooked_grams === null) return null
  const servings = Math.max(1, Math.round(cooked_grams / grams))
  return `${servings} ${servings === 1 ? 'serving' : 'servings'} of ${label}`
}

const ingredientText = ({ name, grams }: Food['ingredients'][number]) => `${grams} g ${name}`

/** What a dish adds to the structured data of its article: https://schema.org/Recipe. Amounts are per portion. */
export function recipeOf(dish: Food, { portion: unit }: Pick<ScoredItem, 'portion'>): StructuredData {
  const portion = dish.portions.find((one) => one.unit === unit) ??
    dish.portions[0] ?? { unit: 'gram', label: '100 g', grams: 100 }
  const servings = yieldOf(dish, portion)
  const diets = dietsOf(dish)
  return {
    '@type': 'Recipe',
    name: dish.name,
    ...(dish.ingredients.length > 0 ? { recipeIngredient: dish.ingredients.map(ingredientText) } : {}),
    ...(servings ? { recipeYield: servings } : {}),
    ...(dish.course ? { recipeCategory: dish.course_display } : {}),
    nutrition: nutritionOf(dish, portion),
    ...(diets.length > 0 ? { suitableForDiet: diets } : {}),
  }
}

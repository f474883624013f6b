import { DAY_KCAL, DAY_NEEDS, DAY_SODIUM_MG, MEAL_SHARE, VITAMINS_AND_MINERALS } from '#domain/foods/day-needs.ts'
import { LIMITS, scoreMeal } from '#domain/foods/meal-score.ts'
import { NUTRIENT_NAMES, type NutrientName, type Nutrients } from '#domain/foods/nutrients.ts'
import type { Pillar } from '#domain/foods/pillars.ts'
import type { WeighedFood } from '#domain/foods/plate/plate-amounts.ts'
import { formatNumber, formatPercent, formatScore } from '#web/lib/format.ts'
import { formatAmount } from '#web/lib/format-amounts.ts'

/** Computed by the same functions as every score, so that the page cannot differ from them. */
export interface Example {
  meal: string
  score: string
}

const NOTHING = Object.fromEntries(NUTRIENT_NAMES.map((name) => [name, 0])) as unknown as Nutrients
const KCAL = 600
const KCAL_PER_G_FAT = 9

function meal(amounts: Partial<Record<NutrientName, number>>, free_sugar_kcal = 0): WeighedFood {
  return { grams: 100, food: { nutrients: { ...NOTHING, ...amounts }, free_sugar_kcal } }
}

const scored = (pillar: Pillar, food: WeighedFood) => formatScore(scoreMeal([food]).pillars[pillar])

const { energy, free_sugars, fat, saturated_fat } = LIMITS
const kcalOf = (share: number) => share * DAY_KCAL

export const ENERGY_EXAMPLES: readonly Example[] = [
  energy.enough / 2,
  energy.enough,
  energy.many,
  0.6,
  energy.too_much,
].map((share) => ({
  meal: `${formatNumber(kcalOf(share))} kcal`,
  score: scored('energy', meal({ energy_kcal: kcalOf(share) })),
}))

export const SUGAR_EXAMPLES: readonly Example[] = [free_sugars.fine, 0.15, free_sugars.too_much].map((share) => ({
  meal: `${formatNumber(KCAL)} kcal, ${formatPercent(share)} of it from free sugars`,
  score: scored('energy', meal({ energy_kcal: KCAL }, KCAL * share)),
}))

export const PROTEIN_NEED = DAY_NEEDS.protein_g * MEAL_SHARE
export const FIBRE_NEED = DAY_NEEDS.fibre_g * MEAL_SHARE

const ofNeed = (pillar: Pillar, nutrient: 'protein_g' | 'fibre_g', name: string): Example[] =>
  [0.3, 0.6, 1].map((share) => {
    const grams = DAY_NEEDS[nutrient] * MEAL_SHARE * share
    const food = meal({ energy_kcal: KCAL, [nutrient]: grams })
    return { meal: `${formatAmount(grams, 1)} g of ${name}`, score: scored(pillar, food) }
  })

export const PROTEIN_EXAMPLES = ofNeed('protein', 'protein_g', 'protein')
export const FIBRE_EXAMPLES = ofNeed('fiber', 'fibre_g', 'fibre')

const fats = (share: number, saturated: number): Example => ({
  meal: `${formatPercent(share)} of the energy from fat, ${formatPercent(saturated)} from saturated fat`,
  score: scored(
    'fats',
    meal({
      energy_kcal: KCAL,
      fat_g: (KCAL * share) / KCAL_PER_G_FAT,
      saturated_fat_g: (KCAL * saturated) / KCAL_PER_G_FAT,
    }),
  ),
})

export const FAT_EXAMPLES: readonly Example[] = [
  fats(fat.many, saturated_fat.fine),
  fats(0.45, saturated_fat.fine),
  fats(0.45, saturated_fat.too_much),
]

function micronutrients(share: number, sodium_mg: number): WeighedFood {
  const needs = VITAMINS_AND_MINERALS.map((name) => [name, DAY_NEEDS[name] * MEAL_SHARE * share])
  return meal({ energy_kcal: KCAL, sodium_mg, ...Object.fromEntries(needs) })
}

export const VITAMIN_EXAMPLES: readonly Example[] = [
  { meal: 'All twelve covered, without salt', score: scored('vitamins', micronutrients(1, 0)) },
  {
    meal: `All twelve covered, ${formatNumber(DAY_SODIUM_MG / 2)} mg of sodium`,
    score: scored('vitamins', micronutrients(1, DAY_SODIUM_MG / 2)),
  },
  {
    meal: `Half of each covered, ${formatNumber(DAY_SODIUM_MG / 2)} mg of sodium`,
    score: scored('vitamins', micronutrients(0.5, DAY_SODIUM_MG / 2)),
  },
]

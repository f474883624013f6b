import type { NutrientName } from './nutrients.ts'

/** The reference adult's energy in a day, kcal: the plate of ICMR-NIN's Dietary Guidelines for Indians (2024). */
export const DAY_KCAL = 2000

/** A main meal is compared with this part of a day. */
export const MEAL_SHARE = 1 / 3

/**
 * What a reference adult needs in a day: means of the allowances for a man of 65 kg and a woman of 55 kg, both with
 * sedentary work (ICMR-NIN, Recommended Dietary Allowances, 2020), and potassium by WHO (2012).
 */
export const DAY_NEEDS = {
  protein_g: 50,
  /** 15 g for each 1,000 kcal. */
  fibre_g: 30,
  vitamin_a_rae_ug: 920,
  vitamin_c_mg: 73,
  thiamin_mg: 1.4,
  riboflavin_mg: 2,
  vitamin_b6_mg: 1.9,
  folate_dfe_ug: 260,
  vitamin_b12_ug: 2.2,
  calcium_mg: 1000,
  iron_mg: 24,
  magnesium_mg: 405,
  zinc_mg: 15,
  potassium_mg: 3510,
} as const satisfies Partial<Record<NutrientName, number>>

const NEEDED = Object.keys(DAY_NEEDS) as (keyof typeof DAY_NEEDS)[]
/** Vitamins and minerals of the fifth pillar. */
export const VITAMINS_AND_MINERALS = NEEDED.filter((name) => name !== 'protein_g' && name !== 'fibre_g')

/** Sodium in a day at most, mg (WHO 2012: 2 g, which is 5 g of salt). */
export const DAY_SODIUM_MG = 2000

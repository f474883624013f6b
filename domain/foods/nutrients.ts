/**
 * The nutrients of a food, in the order of the USDA table, each with its unit. Amounts are per 100 g of the edible part
 * unless a name says otherwise. `null` is unknown, never zero.
 */
export const NUTRIENTS = {
  energy_kcal: { label: 'Energy', unit: 'kcal', decimals: 0 },
  protein_g: { label: 'Protein', unit: 'g', decimals: 1 },
  fat_g: { label: 'Fat', unit: 'g', decimals: 1 },
  saturated_fat_g: { label: 'Saturated fat', unit: 'g', decimals: 1 },
  monounsaturated_fat_g: { label: 'Monounsaturated fat', unit: 'g', decimals: 1 },
  polyunsaturated_fat_g: { label: 'Polyunsaturated fat', unit: 'g', decimals: 1 },
  carbohydrate_g: { label: 'Carbohydrate', unit: 'g', decimals: 1 },
  sugars_g: { label: 'Sugars', unit: 'g', decimals: 1 },
  fibre_g: { label: 'Fibre', unit: 'g', decimals: 1 },
  cholesterol_mg: { label: 'Cholesterol', unit: 'mg', decimals: 0 },
  sodium_mg: { label: 'Sodium', unit: 'mg', decimals: 0 },
  potassium_mg: { label: 'Potassium', unit: 'mg', decimals: 0 },
  calcium_mg: { label: 'Calcium', unit: 'mg', decimals: 0 },
  iron_mg: { label: 'Iron', unit: 'mg', decimals: 1 },
  magnesium_mg: { label: 'Magnesium', unit: 'mg', decimals: 0 },
  phosphorus_mg: { label: 'Phosphorus', unit: 'mg', decimals: 0 },
  zinc_mg: { label: 'Zinc', unit: 'mg', decimals: 1 },
  selenium_ug: { label: 'Selenium', unit: 'µg', decimals: 0 },
  vitamin_a_rae_ug: { label: 'Vitamin A', unit: 'µg', decimals: 0 },
  vitamin_c_mg: { label: 'Vitamin C', unit: 'mg', decimals: 0 },
  thiamin_mg: { label: 'Thiamin (B1)', unit: 'mg', decimals: 2 },
  riboflavin_mg: { label: 'Riboflavin (B2)', unit: 'mg', decimals: 2 },
  niacin_mg: { label: 'Niacin (B3)', unit: 'mg', decimals: 1 },
  vitamin_b6_mg: { label: 'Vitamin B6', unit: 'mg', decimals: 2 },
  folate_dfe_ug: { label: 'Folate', unit: 'µg', decimals: 0 },
  vitamin_b12_ug: { label: 'Vitamin B12', unit: 'µg', decimals: 1 },
  vitamin_d_ug: { label: 'Vitamin D', unit: 'µg', decimals: 1 },
  vitamin_e_mg: { label: 'Vitamin E', unit: 'mg', decimals: 1 },
  vitamin_k_ug: { label: 'Vitamin K', unit: 'µg', decimals: 0 },
  water_g: { label: 'Water', unit: 'g', decimals: 0 },
} as const

export type NutrientName = keyof typeof NUTRIENTS
export const NUTRIENT_NAMES = Object.keys(NUTRIENTS) as NutrientName[]
export type Nutrients = Record<NutrientName, number | null>

export function perNutrient<Value>(of: (name: NutrientName) => Value): Record<NutrientName, Value> {
  return Object.fromEntries(NUTRIENT_NAMES.map((name) => [name, of(name)])) as Record<NutrientName, Value>
}

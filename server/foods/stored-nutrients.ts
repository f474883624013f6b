import { NUTRIENT_NAMES, type NutrientName, type Nutrients } from '#domain/foods/nutrients.ts'

/** Four digits are more than any table of foods is good for. */
const DIGITS = 4

/** The known amounts, as the table stores them. */
export function storedNutrients(nutrients: Nutrients): Partial<Record<NutrientName, number>> {
  return Object.fromEntries(
    NUTRIENT_NAMES.filter((name) => nutrients[name] !== null).map((name) => [
      name,
      Number((nutrients[name] ?? 0).toPrecision(DIGITS)),
    ]),
  )
}

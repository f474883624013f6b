import { NUTRIENTS, type NutrientName } from '#domain/foods/nutrients.ts'
import { formatAmount } from '#web/lib/format-amounts.ts'

const NOT_KNOWN = 'Not known'

/** "186 kcal", "4.2 g", or a text for an unknown amount. */
export function amountText(nutrient: NutrientName, amount: number | null): string {
  if (amount === null) return NOT_KNOWN
  const { unit, decimals } = NUTRIENTS[nutrient]
  return `${formatAmount(amount, decimals)}\u2009${unit}`
}

/** 155 g, 12.2 g: a decimal only where there is one. */
export function gramsText(grams: number): string {
  const decimals = Number.isInteger(Math.round(grams * 10) / 10) ? 0 : 1
  return `${formatAmount(grams, decimals)}\u2009g`
}

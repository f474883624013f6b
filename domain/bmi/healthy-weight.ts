import type { BmiClass } from './bmi.ts'

export interface WeightRange {
  min: number
  max: number
}

/** BMI values between which a weight is healthy: part 1 section 9, and ICMR-NIN 2020 for Indian adults. */
const HEALTHY_BMI = { from: 18.5, to: 24.9 } as const
const INDIAN_HEALTHY_BMI = { from: 18.5, to: 22.9 } as const
export const HEALTHY_RANGE = '18.5 to 24.9'

const toOneDecimal = (value: number) => Math.round(value * 10) / 10

function rangeOf({ from, to }: { from: number; to: number }, height: number): WeightRange {
  const square = (height / 100) ** 2
  return { min: toOneDecimal(from * square), max: toOneDecimal(to * square) }
}

/** In kilograms to one decimal, for a height in centimetres. */
export function healthyWeight(height: number): WeightRange {
  return rangeOf(HEALTHY_BMI, height)
}

export function indianHealthyWeight(height: number): WeightRange {
  return rangeOf(INDIAN_HEALTHY_BMI, height)
}

/**
 * Kilograms from the nearer end of the healthy range, 0 inside. The class decides which end: it is judged by the value
 * as shown, and a printed "Overweight" is never 0 kg away.
 */
export function distanceFromHealthy(bmiClass: BmiClass, weight: number, height: number): number {
  const { min, max } = healthyWeight(height)
  if (bmiClass === 'normal') return 0
  return Math.max(0.1, toOneDecimal(bmiClass === 'underweight' ? min - weight : weight - max))
}

/** Heights of the printed table, in centimetres. */
export const TABLE_HEIGHTS: readonly number[] = [145, 150, 155, 160, 165, 170, 175, 180, 185, 190]

import type { BmiClass } from './bmi.ts'
import { formatWeight, type WeightUnit } from './units.ts'

export interface WeightRange {
  min: number
  max: number
}

/** BMI values between which a weight is healthy: WHO for adults, and ICMR-NIN 2020 for Indian adults. */
const HEALTHY_BMI = { from: 18.5, to: 24.9 } as const
const INDIAN_HEALTHY_BMI = { from: 18.5, to: 22.9 } as const
export const HEALTHY_RANGE = '18.5 to 24.9'

function toRange({ from, to }: { from: number; to: number }, height: number): WeightRange {
  const square = (height / 100) ** 2
  return { min: from * square, max: to * square }
}

/** In kilograms, for a height in centimetres; rounded where it is shown. */
export function healthyWeight(height: number): WeightRange {
  return toRange(HEALTHY_BMI, height)
}

export function indianHealthyWeight(height: number): WeightRange {
  return toRange(INDIAN_HEALTHY_BMI, height)
}

/**
 * The distance to the nearer end of the healthy range, in the reader's unit; 0 inside. It is the difference of the
 * displayed values and depends on the class, which uses the displayed value too: a printed "Overweight" is never 0
 * away.
 */
export function distanceFromHealthy(bmiClass: BmiClass, weight: number, height: number, unit: WeightUnit): number {
  if (bmiClass === 'normal') return 0
  const { min, max } = healthyWeight(height)
  const [shown, end] = [weight, bmiClass === 'underweight' ? min : max].map((value) => formatWeight(value, unit))
  return Math.max(1, Math.round(Math.abs((shown ?? 0) - (end ?? 0)) * 10)) / 10
}

/** Heights of the printed table, in centimetres. */
export const TABLE_HEIGHTS: readonly number[] = [145, 150, 155, 160, 165, 170, 175, 180, 185, 190]

import { isMinor } from '../accounts/account-rules.ts'

export type BmiClass = 'underweight' | 'normal' | 'overweight' | 'obese'

/** The four colours of the bands; each has a fill, a soft and an ink token. */
export type BmiColour = 'aasmani' | 'palak' | 'haldi' | 'rajma'

export interface BmiCategory {
  class: BmiClass
  label: string
  risk: string
  colour: BmiColour
}

interface Band extends BmiCategory {
  below: number
}

const OBESE: Band = { class: 'obese', label: 'Obese', risk: 'High Risk', colour: 'rajma', below: Infinity }

/** The four categories with their upper bounds in kg/m². */
export const BMI_BANDS: readonly Band[] = [
  { class: 'underweight', label: 'Underweight', risk: 'Moderate Risk', colour: 'aasmani', below: 18.5 },
  { class: 'normal', label: 'Normal Weight', risk: 'Low Risk', colour: 'palak', below: 25 },
  { class: 'overweight', label: 'Overweight', risk: 'Moderate Risk', colour: 'haldi', below: 30 },
  OBESE,
]

/** Misra et al., J Assoc Physicians India 2009. */
const INDIAN_CUT_OFFS = { healthyFrom: 18.5, overweightFrom: 23, obesityFrom: 25 } as const
export const INDIAN_HEALTHY_RANGE = '18.5 to 22.9'

/** Weight divided by height in metres squared, to one decimal; takes kilograms and centimetres. */
export function computeBmi(weight: number, height: number): number {
  const metres = height / 100
  return Math.round((weight / metres ** 2) * 10) / 10
}

/** Uses the value as displayed, so that a printed 25.0 is never called normal. */
export function bmiCategory(bmi: number): BmiCategory {
  const shown = Math.round(bmi * 10) / 10
  return BMI_BANDS.find(({ below }) => shown < below) ?? OBESE
}

/** What an adult's advice depends on: the class, the Indian cut-offs, and values that call for a doctor first. */
export type BmiStage = 'severe' | BmiClass | 'indian_overweight'

/** Below this, only a doctor may advise eating more: NICE CG32, risk of refeeding. */
const DOCTOR_FIRST_BELOW = 16

/** Like the class, uses the value as displayed. */
export function bmiStage(bmi: number): BmiStage {
  const shown = Math.round(bmi * 10) / 10
  if (shown < DOCTOR_FIRST_BELOW) return 'severe'
  const { class: bmiClass } = bmiCategory(bmi)
  return bmiClass === 'normal' && shown >= INDIAN_CUT_OFFS.overweightFrom ? 'indian_overweight' : bmiClass
}

/** How the Asian-Indian cut-offs classify a value, in one sentence. */
export function indianReading(bmi: number): string {
  const shown = Math.round(bmi * 10) / 10
  if (shown < INDIAN_CUT_OFFS.healthyFrom) return 'By the Asian-Indian cut-offs this value is below the healthy range.'
  if (shown < INDIAN_CUT_OFFS.overweightFrom) return 'By the Asian-Indian cut-offs this value is in the healthy range.'
  if (shown < INDIAN_CUT_OFFS.obesityFrom) {
    return 'By the Asian-Indian cut-offs this value is in the overweight range, which begins at 23.'
  }
  return 'By the Asian-Indian cut-offs this value is in the obesity range, which begins at 25.'
}

/** Minors get only the value, because the classes are for adults. An unknown age counts as an adult's. */
export function hasAdultClasses(age: number | null): boolean {
  return !isMinor(age)
}

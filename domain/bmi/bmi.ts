import { isMinor } from '../accounts/account-rules.ts'

const BMI_CLASSES = ['underweight', 'normal', 'overweight', 'obese'] as const
export type BmiClass = (typeof BMI_CLASSES)[number]

/** The four grounds of the design's bands; each has a fill, a soft and an ink token. */
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

const OBESE: Band = {
  class: 'obese',
  label: 'Obese',
  risk: 'High Risk',
  colour: 'rajma',
  below: Number.POSITIVE_INFINITY,
}

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

/** Weight by height in metres squared, to one decimal; kilograms and centimetres. */
export function computeBmi(weight: number, height: number): number {
  const metres = height / 100
  return Math.round((weight / metres ** 2) * 10) / 10
}

/** Judged by the value as it is shown, so that a printed 25.0 is never called normal. */
export function bmiCategory(bmi: number): BmiCategory {
  const shown = Math.round(bmi * 10) / 10
  return BMI_BANDS.find(({ below }) => shown < below) ?? OBESE
}

/** What an adult is advised by: the class, with what the Indian cut-offs say of it, and what needs a doctor first. */
export type BmiStage = 'severe' | BmiClass | 'indian_overweight'

/** Below this, food is increased only with a doctor: NICE CG32, risk of refeeding. */
const DOCTOR_FIRST_BELOW = 16

/** Like the class, by the value as it is shown. */
export function bmiStage(bmi: number): BmiStage {
  const shown = Math.round(bmi * 10) / 10
  if (shown < DOCTOR_FIRST_BELOW) return 'severe'
  const { class: bmiClass } = bmiCategory(bmi)
  return bmiClass === 'normal' && shown >= INDIAN_CUT_OFFS.overweightFrom ? 'indian_overweight' : bmiClass
}

/** What the Asian-Indian cut-offs say of a value, in one sentence. */
export function indianReading(bmi: number): string {
  const shown = Math.round(bmi * 10) / 10
  if (shown < INDIAN_CUT_OFFS.healthyFrom) return 'By the Asian-Indian cut-offs this value is below the healthy range.'
  if (shown < INDIAN_CUT_OFFS.overweightFrom) return 'By the Asian-Indian cut-offs this value is in the healthy range.'
  if (shown < INDIAN_CUT_OFFS.obesityFrom) {
    return 'By the Asian-Indian cut-offs this value is in the overweight range, which begins at 23.'
  }
  return 'By the Asian-Indian cut-offs this value is in the obesity range, which begins at 25.'
}

/** The classes are for adults; below that age only the value is given. An unknown age is read as an adult's. */
export function hasAdultClasses(age: number | null): boolean {
  return !isMinor(age)
}

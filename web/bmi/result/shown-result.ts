import type { BmiResult } from '#domain/bmi/bmi-result.ts'
import { resultOf } from '#domain/bmi/bmi-result.ts'
import type { BmiGender, BmiMeasures } from '#domain/bmi/entry.ts'
import { distanceFromHealthy } from '#domain/bmi/healthy-weight.ts'
import {
  figureText,
  heightText,
  heightUnitOf,
  ownWeightText,
  type Units,
  weightRangeText,
  weightUnitOf,
} from '#domain/bmi/units.ts'

/** What a result is made of, and the units it is told in. */
export interface ResultInput {
  measures: BmiMeasures
  gender: BmiGender
  units: Units
}

const WAIST: Record<BmiGender, string> = {
  female: 'Measure your waist too: for a woman, 80 cm or more is a reason for a check-up at any BMI.',
  male: 'Measure your waist too: for a man, 90 cm or more is a reason for a check-up at any BMI.',
}

/** A result with its texts, as the page, the live region and the report say it. */
export function tellResult({ measures, units, gender }: ResultInput) {
  const result: BmiResult = resultOf(measures)
  const weightUnit = weightUnitOf(units)
  const height = heightText(measures.height, heightUnitOf(units))
  const { adult } = result
  return {
    ...result,
    value: result.bmi.toFixed(1),
    weight: ownWeightText(measures.weight, weightUnit),
    /** Not for somebody underweight, whose waist is no question. */
    waist: adult?.category.class === 'underweight' ? null : WAIST[gender],
    height,
    healthy: adult && weightRangeText(adult.healthy, weightUnit),
    indianHealthy: adult && weightRangeText(adult.indianHealthy, weightUnit),
    distance:
      adult &&
      figureText(distanceFromHealthy(adult.category.class, measures.weight, measures.height, weightUnit), weightUnit),
    rangeLabel: `Healthy weight range for ${height}`,
  }
}

export type ToldResult = ReturnType<typeof tellResult>

export const MINOR_TEXT =
  'The classes of BMI are for adults. Under 18, age and sex change what a value means, so it is read on a growth chart.'

export function spokenOf(input: ResultInput): string {
  const { value, adult, healthy, rangeLabel } = tellResult(input)
  if (!adult) return `Your BMI is ${value}. ${MINOR_TEXT}`
  return `Your BMI is ${value}: ${adult.category.label}, ${adult.category.risk}. ${rangeLabel}: ${healthy}.`
}

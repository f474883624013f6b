import { adviceFor, type BmiAdvice } from '#domain/bmi/advice.ts'
import { type BmiStage, bmiStage } from '#domain/bmi/bmi.ts'
import { toResult } from '#domain/bmi/bmi-result.ts'
import type { BmiGender, BmiMeasures } from '#domain/bmi/entry.ts'
import { distanceFromHealthy } from '#domain/bmi/healthy-weight.ts'
import type { Recommendation } from '#domain/bmi/recommendations.content.ts'
import type { SourceId } from '#domain/bmi/sources.content.ts'
import {
  detectHeightUnit,
  detectWeightUnit,
  formatMeasure,
  heightText,
  ownWeightText,
  type Units,
  weightRangeText,
} from '#domain/bmi/units.ts'

export interface ResultInput {
  measures: BmiMeasures
  gender: BmiGender
  units: Units
  isPregnant: boolean
  isIll: boolean
}

const WAIST: Record<BmiGender, string> = {
  female: 'Measure your waist too: for a woman, 80 cm or more is a reason for a check-up at any BMI.',
  male: 'Measure your waist too: for a man, 90 cm or more is a reason for a check-up at any BMI.',
}

/** Describes the weight without judging. */
function describePosition(stage: BmiStage, distance: string): string {
  switch (stage) {
    case 'severe':
      return 'Your weight is well below the healthy range for your height. Please see a doctor this week, before you eat more.'
    case 'underweight':
      return `You are ${distance} below the healthy range for your height. The five steps below are where to start.`
    case 'normal':
      return 'Your weight is in the healthy range for your height. The five steps below help you stay there.'
    case 'indian_overweight':
      return 'Your weight is fine by the cut-offs of the World Health Organization. By the Indian ones it is overweight: don’t gain more, and measure your waist.'
    default:
      return `You are ${distance} above the healthy range for your height. The five steps below are where to start.`
  }
}

/** The texts of a result, for the page, the live region and the report. */
export function describeResult({ measures, units, gender, isPregnant, isIll }: ResultInput) {
  const result = toResult(measures, isPregnant)
  const weightUnit = detectWeightUnit(units)
  const height = heightText(measures.height, detectHeightUnit(units))
  const { adult } = result
  return {
    ...result,
    advice: adviceFor(result.bmi, { age: measures.age, isPregnant, isIll }),
    value: result.bmi.toFixed(1),
    weight: ownWeightText(measures.weight, weightUnit),
    /** Not for underweight users. */
    waist: adult?.category.class === 'underweight' ? null : WAIST[gender],
    height,
    healthy: adult && weightRangeText(adult.healthy, weightUnit),
    indianHealthy: adult && weightRangeText(adult.indianHealthy, weightUnit),
    position:
      adult &&
      describePosition(
        bmiStage(result.bmi),
        formatMeasure(
          distanceFromHealthy(adult.category.class, measures.weight, measures.height, weightUnit),
          weightUnit,
        ),
      ),
    rangeLabel: `Healthy weight range for ${height}`,
  }
}

export type ResultTexts = ReturnType<typeof describeResult>

export function stepsHeading({ steps }: BmiAdvice): string {
  return steps.length === 5 ? 'Five next steps' : 'What to do'
}

/** The text of a step, marked if it is our own advice. */
export function stepText({ text, source }: Recommendation): string {
  return source === null ? `${text} (Thali’s own advice)` : text
}

/** The advice's sources, each once. */
export function listSources({ steps, hasEatingHelp }: BmiAdvice): SourceId[] {
  const ofSteps = steps.flatMap(({ source, also }) => [source, also]).filter((id) => id !== null && id !== undefined)
  const ofHelp: SourceId[] = hasEatingHelp ? ['nice_eating', 'tele_manas', 'erss_112'] : []
  return [...new Set([...ofSteps, ...ofHelp])]
}

export function toSpokenText(input: ResultInput): string {
  const { value, adult, advice, healthy, rangeLabel, position, bmi } = describeResult(input)
  if (!adult) return [`Your BMI is ${value}.`, advice.noClass, advice.first].filter(Boolean).join(' ')
  const warning = bmiStage(bmi) === 'severe' ? ` ${position}` : ''
  return `Your BMI is ${value}: ${adult.category.label}, ${adult.category.risk}. ${rangeLabel}: ${healthy}.${warning}`
}

/** The result as a message to someone: plain text, without anything else that was typed in. */
export function toSharedText(input: ResultInput, address: string): string {
  const { value, adult, advice, healthy, rangeLabel } = describeResult(input)
  const result = adult
    ? [
        `BMI ${value}: ${adult.category.label}, ${adult.category.risk}`,
        `${rangeLabel}: ${healthy}`,
        adult.indianReading,
      ]
    : [`BMI ${value}`, advice.noClass]
  const steps = advice.steps.map(({ title }, at) => `${at + 1}. ${title}`)
  const parts = [
    [...result, advice.first],
    [`${stepsHeading(advice)}:`, ...steps],
    ['General information, not a diagnosis.', address],
  ]
  return parts.map((lines) => lines.filter(Boolean).join('\n')).join('\n\n')
}

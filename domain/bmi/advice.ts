import { isMinor } from '../accounts/account-rules.ts'
import type { Concern } from '../dietitians/concerns.ts'
import { type BmiStage, bmiStage } from './bmi.ts'
import { OLDER_RECOMMENDATIONS } from './older-recommendations.content.ts'
import { RECOMMENDATIONS, type Recommendation } from './recommendations.content.ts'
import { hasEatingHelp } from './short-advice.content.ts'
import {
  ASK_FIRST,
  EAT_A_LITTLE_MORE,
  ILL_TEXT,
  LOW_MINOR,
  LOW_PREGNANT,
  MINOR_STEPS,
  MINOR_TEXT,
  PREGNANT_STEPS,
  PREGNANT_TEXT,
} from './special-advice.content.ts'

/** What the calculator asks about the person besides weight and height. */
export interface BmiPerson {
  age: number | null
  isPregnant: boolean
  isIll: boolean
}

export interface BmiAdvice {
  /** Why this value has no adult class; null if it has one. */
  noClass: string | null
  /** Shown before the steps if the person should see a doctor first. */
  first: string | null
  steps: readonly Recommendation[]
  /** Shown below the steps to an adult with an illness. */
  note: string | null
  /** What a dietitian may help with; null if the person needs a doctor, in which case no dietitian is offered. */
  concern: Concern | null
  /** The advice mentions help with eating and weight. */
  hasEatingHelp: boolean
}

const OLDER_FROM = 65
/** From this BMI a doctor should advise. */
const DOCTOR_FROM = 40

/**
 * Roughly two standard deviations below the median of the growth reference of the World Health Organization (2007),
 * rounded down. Not a class, only a reason to see a doctor soon.
 */
const LOW_BY_AGE = [
  { from: 15, below: 16 },
  { from: 12, below: 14 },
  { from: 2, below: 13 },
] as const

function isLowForAge(bmi: number, age: number): boolean {
  const limit = LOW_BY_AGE.find(({ from }) => age >= from)
  return limit !== undefined && bmi < limit.below
}

function inPregnancy(stage: BmiStage): BmiAdvice {
  return {
    noClass: PREGNANT_TEXT,
    first: hasEatingHelp(stage) ? LOW_PREGNANT : null,
    // Where there is a risk of refeeding, a doctor decides how much more to eat.
    steps: stage === 'severe' ? PREGNANT_STEPS.filter((step) => step !== EAT_A_LITTLE_MORE) : PREGNANT_STEPS,
    note: null,
    concern: null,
    hasEatingHelp: hasEatingHelp(stage),
  }
}

function under18(bmi: number, age: number): BmiAdvice {
  const isLowValue = isLowForAge(bmi, age)
  return {
    noClass: MINOR_TEXT,
    first: isLowValue ? LOW_MINOR : null,
    steps: MINOR_STEPS,
    note: null,
    concern: isLowValue ? null : 'pediatric',
    hasEatingHelp: isLowValue,
  }
}

const CONCERNS: Record<BmiStage, Concern | null> = {
  severe: null,
  underweight: 'weight_gain',
  normal: 'general',
  indian_overweight: 'weight_loss',
  overweight: 'weight_loss',
  obese: 'weight_loss',
}

/** The advice for this person at this BMI, given to one decimal. */
export function adviceFor(bmi: number, { age, isPregnant, isIll }: BmiPerson): BmiAdvice {
  const stage = bmiStage(bmi)
  if (isPregnant) return inPregnancy(stage)
  if (age !== null && isMinor(age)) return under18(bmi, age)
  const isOlder = age !== null && age >= OLDER_FROM
  return {
    noClass: null,
    first: isIll ? ILL_TEXT : null,
    steps: (isOlder ? OLDER_RECOMMENDATIONS : RECOMMENDATIONS)[stage],
    note: isIll || stage === 'severe' ? null : ASK_FIRST,
    concern: isIll || bmi >= DOCTOR_FROM ? null : isOlder && stage !== 'severe' ? 'geriatric' : CONCERNS[stage],
    hasEatingHelp: hasEatingHelp(stage),
  }
}

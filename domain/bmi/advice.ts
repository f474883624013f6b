import { isMinor } from '../accounts/account-rules.ts'
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

/** Of whom a value is: what the calculator asks for besides weight and height. */
export interface BmiPerson {
  age: number | null
  isPregnant: boolean
  isIll: boolean
}

export interface BmiAdvice {
  /** Why this value has no adult class; null where it has one. */
  noClass: string | null
  /** What comes before the steps: a doctor, where one is needed first. */
  first: string | null
  steps: readonly Recommendation[]
  /** What an adult with an illness reads below the steps. */
  note: string | null
  /** A doctor is what this person needs: nothing is sold here. */
  needsDoctor: boolean
  /** Help with eating and weight is named. */
  hasEatingHelp: boolean
}

const OLDER_FROM = 65
/** A body this heavy is a doctor's to advise. */
const DOCTOR_FROM = 40

/**
 * Roughly two standard deviations below the median of the growth reference of the World Health Organization (2007),
 * rounded down: not a class, only a reason to be seen soon.
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
    // Where refeeding is a risk, a doctor says how much more to eat.
    steps: stage === 'severe' ? PREGNANT_STEPS.filter((step) => step !== EAT_A_LITTLE_MORE) : PREGNANT_STEPS,
    note: null,
    needsDoctor: true,
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
    needsDoctor: isLowValue,
    hasEatingHelp: isLowValue,
  }
}

/** The advice for this person at this value, which is shown to one decimal. */
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
    needsDoctor: isIll || stage === 'severe' || bmi >= DOCTOR_FROM,
    hasEatingHelp: hasEatingHelp(stage),
  }
}

import * as lexicon from './calories.content.ts'
import { type ClaimRule, clauseBefore, isDenied, isOpenQuestion } from './claim.ts'
import { parseNumber } from './numbers/number-words.ts'

/** kcal a day for an adult; below this a diet needs medical supervision. */
export const LOWEST = 1_200
/** Amounts below this are a snack or a difference, never a daily target. */
const SNACK = 200
const KJ_IN_KCAL = 4.184
const MEAL_MAX = 700

/** The lower end of a range, in kcal. */
export function toKcal({ groups = {} }: RegExpExecArray): number {
  const { first = '', second = first, unit = '' } = groups
  const value = Math.min(parseNumber(first), parseNumber(second))
  return /^k(?:j|ilojoule)/i.test(unit) ? value / KJ_IN_KCAL : value
}

function isWarned(before: string, after: string): boolean {
  const afterTherefore = before.split(lexicon.THEREFORE).at(-1) ?? ''
  return lexicon.WARNED.test((afterTherefore + after).replace(lexicon.NO_WARNING, ' '))
}

/** "800 kcal a day is dangerous", "do not eat less than 1,200 kcal": a warning needs no source. */
export function warnsAgainstLowCalories(sentence: string): boolean {
  const amounts = [...sentence.matchAll(lexicon.AMOUNT)]
  const isFloor = (amount: RegExpExecArray) =>
    isDenied(clauseBefore(sentence, amount.index)) ||
    (lexicon.AT_LEAST.test(sentence.slice(0, amount.index)) && toKcal(amount) === LOWEST)
  return (
    amounts.length > 0 &&
    amounts.every((amount) => toKcal(amount) <= LOWEST) &&
    (isWarned('', sentence) || amounts.every(isFloor))
  )
}

/**
 * @returns true if an amount of energy between these words is the daily target of a weight-loss plan; in a title, a
 * word for a plan is enough
 */
function isPlan(before: string, after: string, isHeading: boolean): boolean {
  if (lexicon.PART.test(before) || lexicon.PART.test(after)) return false
  if (lexicon.WEIGHT_LOSS.test(before) && lexicon.AMOUNT_PREPOSITION.test(before)) return true
  if (/^[^.,;:]{0,20}? (?:to|and|for|will|makes? you|helps? you)\b/i.test(after) && lexicon.WEIGHT_LOSS.test(after))
    return true
  if (/\b(?:diet|fast|plan|chart|menu|regime)\b[^.,;:]{0,20} (?:at|of|on|with) (?:only |just |about )?$/i.test(before))
    return true
  return isHeading && lexicon.DIET_PLAN.test(`${before} ${after}`)
}

function isTarget(sentence: string, match: RegExpExecArray, isReversed: boolean, isHeading: boolean): boolean {
  const before = sentence.slice(0, match.index)
  const after = sentence.slice(match.index + match[0].length)
  const kcal = toKcal(match)
  const isLess = lexicon.SMALLER_THAN.test(before) || /\b(?:under|below)\s*\S+$/i.test(isReversed ? match[0] : '')
  if (kcal < SNACK || kcal > LOWEST || (kcal === LOWEST && !isLess)) return false
  const clause = clauseBefore(sentence, match.index)
  const isDay = lexicon.A_DAY.test(after)
  const isOneMealADay = isDay && lexicon.ONE_MEAL.test(before)
  if (!isDay && kcal <= MEAL_MAX && lexicon.OF_A_MEAL.test(before) && !lexicon.SKIPPED.test(before)) return false
  if (
    isDenied(clause) ||
    isWarned(before, match[0] + after) ||
    (lexicon.SWAP.test(clause) && !isOneMealADay) ||
    lexicon.DIFFERENCE.test(clause) ||
    lexicon.NO_TARGET_AFTER.some((words) => words.test(after))
  )
    return false
  return isReversed || isDay || lexicon.ORDERED.test(before) || isPlan(before, after, isHeading)
}

/** Finds a daily energy target below the medical minimum for adults. */
export const checkCalorieTarget: ClaimRule = ({ sentence: original, next, isHeading }) => {
  if (isOpenQuestion(original, next) && !/^["'“‘]?how (?:to|can|do|i)\b/i.test(original)) return null
  const sentence = original.replace(lexicon.UPPER_BOUND, 'at most')
  const isFound = [lexicon.AMOUNT, lexicon.REVERSED].some((pattern) =>
    [...sentence.matchAll(pattern)].some((match) => isTarget(sentence, match, pattern === lexicon.REVERSED, isHeading)),
  )
  if (!isFound) return null
  return 'This sets a target under 1,200 kcal a day. That is too little for an adult without a doctor’s care. Name a higher one, or describe the plate instead.'
}

/** "A snack of 200 kcal" states a size: it is not a claim and needs no source. */
export function withoutMeals(sentence: string): string {
  return sentence.replace(lexicon.MEAL_ENERGY, ' ')
}

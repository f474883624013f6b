import { clauseBefore, isDenied } from './clause.ts'
import type { ClaimRule } from './rule.ts'

/** kcal a day for an adult; below it a diet needs a doctor. */
const LOWEST = 1_200
/** Less than this is a snack or a difference, never a day. */
const SNACK = 200
const KJ_IN_KCAL = 4.184

const DIGITS = '\\d{1,2}[, ]\\d{3}|\\d{3,5}'
const WORDS: Record<string, number> = {
  'five hundred': 500,
  'six hundred': 600,
  'seven hundred': 700,
  'eight hundred': 800,
  'nine hundred': 900,
  'one thousand': 1_000,
  'a thousand': 1_000,
  'eleven hundred': 1_100,
}
const NUMBER = `${DIGITS}|${Object.keys(WORDS).join('|')}`
const UNIT = '(?:k ?cals?|kilo ?-?calories?|calories?|cals?|kj|kilojoules?)'
const AMOUNT = new RegExp(`\\b(${NUMBER})(?:\\s*(?:-|–|to|and|or)\\s*(?:${NUMBER}))?[\\s-]*(${UNIT})\\b`, 'gi')
const REVERSED = new RegExp(
  `\\b(?:calories?|calorie (?:intake|target|goal|limit|budget)|energy intake|intake|kcal)(?: a day| per day| daily)?\\s*(?::|=|of|to|at|is|under|below)\\s*(${NUMBER})\\b(?!\\s*(?:g|mg|ml|kj|steps|times|per ?cent|%))`,
  'gi',
)
const A_DAY =
  /^\s*(?:of food\s*)?(?:(?:a|per|each|every|\/)\s*-?\s*day\b|\/\s*d\b|daily\b|[- ](?:a[- ])?day\b|(?:crash |weight[- ]loss |meal )?(?:diet|plan|menu|target|limit|goal|budget|regime)\b|in a day\b|in 24 hours)/i
const ORDERED =
  /\b(?:eat(?:ing)?|only|just|target|goal|limit(?: yourself)?(?: to)?|stick(?:ing)? to|aim(?:ing)? (?:for|at)|cap|daily|consume|intake|live on|stay(?:ing)? (?:at|under|below|within)|under|below|fewer than|less than|a day)\s+(?:(?:of|at|is|to|on|only|just|about|around|under|below|fewer than|less than|a|an|strict|mere|than)\s+){0,3}$/i
const DIFFERENCE =
  /\b(?:deficit|burn\w*|spend\w*|cut(?:s|ting)?|reduc\w+|extra|additional|surplus|add(?:s|ing)?|sav(?:e|es|ing)|less by|fewer by|lower by|difference|shortfall|more)\b/i
const DIFFERENCE_AFTER =
  /^[^.,;:]{0,25}?\b(?:deficit|fewer|less|more|extra|below|surplus|reduction|shortfall|above|on top|from)\b/i
/** Said of somebody under care, or as a warning. */
const WARNED =
  /\b(?:supervis\w+|medical (?:care|advice)|doctor’s care|dangerous|unsafe|harm\w*|risky|starv\w+|malnutrition|too (?:few|little|low)|not enough)\b/i
const SWAP = /\b(?:swap|snacks?|drinks?|juice|cola|sweets?|biscuits?|chips|treats?|sugar)\b/i
const SMALLER_THAN = /\b(?:under|below|fewer than|less than)\s+$/i
const A_MEAL =
  /^[^.,;:]{0,15}?\b(?:breakfast|lunch|dinner|meal(?! plan)|snack|serving|portion|bowl|cup|plate|glass|katori|slice|piece)\b/i

function kcalOf(number: string, unit: string): number {
  const value = WORDS[number.toLowerCase()] ?? Number(number.replace(/[, ]/g, ''))
  return /^k(?:j|ilojoule)/i.test(unit) ? value / KJ_IN_KCAL : value
}

function isTarget(sentence: string, found: RegExpExecArray, isReversed: boolean): boolean {
  const before = sentence.slice(0, found.index)
  const after = sentence.slice(found.index + found[0].length)
  const kcal = kcalOf(found[1] ?? '', found[2] ?? '')
  const isLess = SMALLER_THAN.test(before) || /\b(?:under|below)\s*\S+$/i.test(isReversed ? found[0] : '')
  if (kcal < SNACK || kcal > LOWEST || (kcal === LOWEST && !isLess)) return false
  const clause = clauseBefore(sentence, found.index)
  if (
    isDenied(clause) ||
    WARNED.test(sentence) ||
    SWAP.test(clause) ||
    DIFFERENCE.test(clause) ||
    DIFFERENCE_AFTER.test(after) ||
    A_MEAL.test(after)
  )
    return false
  return isReversed || A_DAY.test(after) || ORDERED.test(before)
}

/** A day's energy below what an adult may eat without a doctor. */
export const setsLowCalories: ClaimRule = ({ sentence }) => {
  const isOne = [...sentence.matchAll(AMOUNT)].some((found) => isTarget(sentence, found, false))
  if (!isOne && ![...sentence.matchAll(REVERSED)].some((found) => isTarget(sentence, found, true))) return null
  return 'This sets a target under 1,200 kcal a day. So little does not feed an adult and belongs under a doctor’s care: name a higher one, or describe the plate instead.'
}

import { isPlan } from './calorie-plans.ts'
import { clauseBefore, isDenied, isOpenQuestion } from './clause.ts'
import { parseNumber, WORD_NUMBER } from './numbers/number-words.ts'
import type { ClaimRule } from './rule.ts'

/** kcal a day for an adult; below this a diet needs medical supervision. */
export const LOWEST = 1_200
/** "No more than 900 kcal" is a target, not a negation. */
const UPPER_BOUND =
  /\b(?:(?:do|does|should|must|can|may) (?:not|never)|don[’']t|mustn[’']t|shouldn[’']t|never|not|no|nothing|without)(?: \w+){0,2}? (?:more than|above|over|beyond|exceed(?:ing)?)\b/gi
/** Amounts below this are a snack or a difference, never a daily target. */
const SNACK = 200
const KJ_IN_KCAL = 4.184

const NUMBER = `\\d{1,2}[, ]\\d{3}|\\d{3,5}|${WORD_NUMBER}`
const JOIN = '\\s*(?:-|–|to|and|or)\\s*'
const UNIT = '(?:k ?cals?|kilo ?-?calories?|calories?|cals?|kj|kilojoules?)'
const AMOUNT = new RegExp(`\\b(${NUMBER})(?:${JOIN}(${NUMBER}))?[\\s-]*(${UNIT})\\b`, 'gi')
const REVERSED = new RegExp(
  `\\b(?:calories?|calorie (?:intake|target|goal|limit|budget)|energy intake|intake|kcal|diet(?: chart| plan)?|(?:diet|meal|day|weight[- ]loss) (?:chart|plan|menu|target)|daily (?:total|target|limit|budget))(?: a day| per day| daily)?\\s*(?::|=|of|to|at|is|under|below)\\s*(${NUMBER})(?:${JOIN}(${NUMBER}))?\\b(?!\\s*(?:g|mg|ml|kj|steps|times|per ?cent|%|days?|weeks?|months?|hours?|minutes?|people|rupees))`,
  'gi',
)
const A_DAY =
  /^\s*(?:of food\s*)?(?:(?:a|per|each|every|\/)\s*-?\s*day\b|\/\s*d\b|daily\b|[- ](?:a[- ])?day\b|(?:crash |weight[- ]loss |meal )?(?:diet|plan|menu|chart|fast|target|limit|goal|budget|regime)\b|in a day\b|in 24 hours)/i
const ORDERED =
  /\b(?:eat(?:ing)?|only|just|target:?|goal:?|limit:?|day(?:[’']s)?\b[^.;]{0,40}?\btotal(?:s|ling)?(?: of| at| to)?|limit(?: (?:yourself|(?:the|your|each|every) (?:day|meals|food|diet|eating|energy)))?(?: to)?|(?:keep|bring|hold|cap|restrict)(?: (?:the|your|each|every) (?:day|food|diet|eating|energy))? (?:to|at|within|under|below)|at most|not exceed|stick(?:ing)? to|aim(?:ing)? (?:for|at)|cap|daily|consume|intake|live on|stay(?:ing)? (?:at|under|below|within)|under|below|fewer than|less than|a day)\s+(?:(?:of|at|is|to|on|only|just|about|around|under|below|fewer than|less than|a|an|strict|mere|than)\s+){0,3}$/i
const DIFFERENCE =
  /\b(?:deficit|gap|burn\w*|spend\w*|cut(?:s|ting)?|reduc\w+|extra|additional|surplus|add(?:s|ing)?|sav(?:e|es|ing)|less by|fewer by|lower by|difference|shortfall|more)\b/i
const DIFFERENCE_AFTER =
  /^[^.,;:]{0,25}?\b(?:deficit|fewer|less|more|extra|below|surplus|reduction|shortfall|above|on top|from)\b/i
/** Words of medical supervision or of a warning. */
const WARNED =
  /\b(?:supervis\w+|medical (?:care|advice)|doctor[’']s care|dangerous|dangers?|unsafe|harm(?:s|ful|ed|ing)?|risks?|risky|starv\w+|malnutrition|malnourish\w*|too (?:few|little|low|strict|harsh)|not enough|inadequate|insufficient|extreme|unhealthy|unsustainable|unwise|reckless|backfires?|fails?|failed|starvation|warn(?:s|ed|ing)?|(?:hair|muscle|bone) loss|lose (?:muscle|hair)|gall ?stones|deficienc(?:y|ies)|faint(?:ing)?|exhausted|hardly (?:feeds|enough)|slows? (?:your|the) metabolism|mistake|wrong)\b/i
const NO_WARNING =
  /\b(?:not|never|no|nothing|isn[’']t|aren[’']t|without|far from|hardly)(?: (?:at all|a|an|any|in the least|be|being|very|really))?(?: \w+)? (?:dangerous|dangers?|unsafe|harm(?:ful)?|risks?|risky|too (?:few|little|low|strict)|starv\w+|extreme|unhealthy|mistake|wrong)\b|\bharmless\b/gi
/** After these words a warning no longer applies. */
const THEREFORE = /\b(?:so|therefore|hence|instead|that is why)\b/gi

/** "1,000 kcal a day is no plan for life." */
const DENIED_AFTER =
  /^[^.,;:]{0,20}? (?:is|are) (?:not|no|never)\b(?! (?:\w+ )?(?:dangerous|harmful|unsafe|risky|risk|danger|problem|too|harm))/i
const SWAP =
  /\b(?:swap|recipes?|dish(?:es)?|meals?(?! plan)|snacks?|drinks?|juice|cola|sweets?|biscuits?|chips|treats?|sugar)\b/i
/** "For a snack, choose something with …" */
const OF_A_MEAL =
  /\b(?:for|as|at|with|your|a|an|each|the|evening|mid-morning) (?:snacks?|breakfast|lunch|dinner|tiffin)\b/i
const SKIPPED = /\b(?:skip\w*|no|without|instead|only|just)\b/i
/** For a person who eats once a day, one meal is the daily amount. */
const ONE_MEAL = /\b(?:one|a single|only one|a) meal\b[^.,;]{0,20}$/i
const MEAL_MAX = 700
const AT_LEAST = /\b(?:at least|no less than|not less than|more than|above|minimum of)\s+$/i
const SMALLER_THAN = /\b(?:under|below|fewer than|less than|lower than)\s+$/i
const A_MEAL =
  /^[^.,;:]{0,15}?\b(?:breakfast|lunch|dinner|meal(?! plan)|snack|serving|portion|bowl|cup|plate|glass|katori|slice|piece)\b/i

/** The lower end of a range, in kcal. */
export function toKcal(first: string, second: string | undefined, unit: string): number {
  const value = Math.min(...[first, second].flatMap((number) => (number ? [parseNumber(number)] : [])))
  return /^k(?:j|ilojoule)/i.test(unit) ? value / KJ_IN_KCAL : value
}

function isWarned(before: string, after: string): boolean {
  const order = before.split(THEREFORE).at(-1) ?? ''
  return WARNED.test((order + after).replace(NO_WARNING, ' '))
}

/** "800 kcal a day is dangerous", "do not eat less than 1,200 kcal": a warning needs no source. */
export function warnsAgainstLowCalories(sentence: string): boolean {
  const found = [...sentence.matchAll(AMOUNT)]
  const isFloor = (one: RegExpExecArray) =>
    isDenied(clauseBefore(sentence, one.index)) ||
    (AT_LEAST.test(sentence.slice(0, one.index)) && toKcal(one[1] ?? '', one[2], one[3] ?? '') === LOWEST)
  return (
    found.length > 0 &&
    found.every((one) => toKcal(one[1] ?? '', one[2], one[3] ?? '') <= LOWEST) &&
    (isWarned('', sentence) || found.every(isFloor))
  )
}

function isTarget(sentence: string, found: RegExpExecArray, isReversed: boolean, isHeading: boolean): boolean {
  const before = sentence.slice(0, found.index)
  const after = sentence.slice(found.index + found[0].length)
  const kcal = toKcal(found[1] ?? '', found[2], found[3] ?? '')
  const isLess = SMALLER_THAN.test(before) || /\b(?:under|below)\s*\S+$/i.test(isReversed ? found[0] : '')
  if (kcal < SNACK || kcal > LOWEST || (kcal === LOWEST && !isLess)) return false
  const clause = clauseBefore(sentence, found.index)
  const isDay = A_DAY.test(after)
  const isWhole = isDay && ONE_MEAL.test(before)
  if (!isDay && kcal <= MEAL_MAX && OF_A_MEAL.test(before) && !SKIPPED.test(before)) return false
  if (
    isDenied(clause) ||
    isWarned(before, found[0] + after) ||
    DENIED_AFTER.test(after) ||
    (SWAP.test(clause) && !isWhole) ||
    DIFFERENCE.test(clause) ||
    DIFFERENCE_AFTER.test(after) ||
    A_MEAL.test(after)
  )
    return false
  return isReversed || isDay || ORDERED.test(before) || isPlan(before, after, isHeading)
}

/** Finds a daily energy target below the medical minimum for adults. */
export const checkCalorieTarget: ClaimRule = ({ sentence: written, next, isHeading }) => {
  if (isOpenQuestion(written, next) && !/^["'“‘]?how (?:to|can|do|i)\b/i.test(written)) return null
  const sentence = written.replace(UPPER_BOUND, 'at most')
  const isOne = [...sentence.matchAll(AMOUNT)].some((found) => isTarget(sentence, found, false, isHeading))
  if (!isOne && ![...sentence.matchAll(REVERSED)].some((found) => isTarget(sentence, found, true, isHeading)))
    return null
  return 'This sets a target under 1,200 kcal a day. That is too little for an adult without a doctor’s care. Name a higher one, or describe the plate instead.'
}

import { LOWEST } from './calories.ts'
import { type ClaimRule, clauseBefore, isDenied } from './claim.ts'
import { parseNumber } from './numbers/number-words.ts'
import * as lexicon from './starving.content.ts'

const SMALLEST = 30

/** "200 at breakfast, 250 at lunch and 300 at dinner": small amounts whose sum is the daily intake. */
function sumsToLittle(sentence: string): boolean {
  if (!lexicon.ENERGY.test(sentence) || lexicon.DIFFERENCE.test(sentence)) return false
  const meals = (sentence.match(lexicon.MEALS) ?? []).map((meal) => meal.toLowerCase())
  const amounts = [...sentence.matchAll(lexicon.AMOUNT)]
    .map(([, number = '']) => parseNumber(number))
    .filter((kcal) => kcal >= SMALLEST)
  const isDay =
    new Set(meals.filter((meal) => lexicon.MAIN.test(meal))).size >= 3 ||
    new RegExp(lexicon.NO_MORE, 'i').test(sentence)
  const sum = amounts.reduce((total, kcal) => total + kcal, 0)
  return isDay && new Set(meals).size >= 2 && amounts.length >= 2 && amounts.length >= meals.length && sum < LOWEST
}

/** "One apple a day, 600 calories in all"; not the calories of two samosas. */
function isWholeDay(sentence: string): boolean {
  return (
    lexicon.WHOLE.test(sentence) &&
    lexicon.DAY.test(sentence) &&
    !lexicon.A_MEAL.test(sentence) &&
    !lexicon.DIFFERENCE.test(sentence)
  )
}

const HOURS_IN_DAY = 24

function isLong(match: RegExpExecArray): boolean {
  const [, first = '', second = '', unit = '', longUnit] = match
  if (longUnit) return true
  const longest = /^(?:several|few)$/i.test(second || first) ? 3 : parseNumber(second || first)
  if (/^h/i.test(unit)) return longest > HOURS_IN_DAY
  return /^w/i.test(unit) ? longest >= 1 : longest > 1
}

/** "Fast for 72 hours on water": more than a day on only water or juice, which needs medical supervision. */
function isLongFast(sentence: string): boolean {
  const water = lexicon.ON_WATER.exec(sentence) ?? lexicon.FAST_HOURS.exec(sentence)
  if (!water || !lexicon.FAST.test(sentence) || ![...sentence.matchAll(lexicon.FOR)].some(isLong)) return false
  return !isDenied(clauseBefore(sentence, water.index))
}

/** Finds a day or longer on almost nothing, with or without an amount of calories. */
export const checkStarvation: ClaimRule = ({ sentence }) => {
  if (lexicon.WARNED.test(sentence)) return null
  if (isLongFast(sentence))
    return 'This suggests more than a day on water or juice alone. Such a long fast can harm, and needs a doctor’s care. Leave it out, or describe meals instead.'
  if (/\?["'”’)]*$/.test(sentence)) return null
  const match = lexicon.STARVES.map((pattern) => pattern.exec(sentence)).find(
    (result) =>
      result && (/^(?:do not|don|not|go|no)/i.test(result[0]) || !isDenied(clauseBefore(sentence, result.index))),
  )
  if (match)
    return 'This plan has too little food. So little for a day or longer can harm, and needs a doctor’s care. Leave it out, or describe whole meals instead.'
  if (!sumsToLittle(sentence) && !isWholeDay(sentence)) return null
  return 'Together these make less than 1,200 kcal a day. That is too little for an adult without a doctor’s care. Name more, or describe the plate instead.'
}

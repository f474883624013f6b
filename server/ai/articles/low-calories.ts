import { LOWEST, toKcal } from '../claims/calories.ts'
import { WORD_NUMBER } from '../claims/numbers/number-words.ts'

const FIGURE = new RegExp(
  `\\b(\\d{1,2}[, ]\\d{3}|\\d{1,5}|${WORD_NUMBER})(?:\\s*(?:-|–|to|or)\\s*(?:\\d[\\d,]*))?[\\s-]*(k ?cals?|kilo ?-?calories?|calories?|cals?|kj|kilojoules?)\\b`,
  'gi',
)
const NAMED_FIRST =
  /\b(?:calories?|kcal|calorie (?:intake|target|goal|limit|budget))(?: a day| per day| daily)?\s*(?::|=|of|to|at|is|under|below)\s*(\d{1,2}[, ]\d{3}|\d{2,4})\b(?!\s*(?:g|mg|ml|steps|%))/gi
/** Calories burned or saved are not an intake. */
const SPENT =
  /\b(?:burn\w*|spend\w*|deficit|cut\w*|reduc\w+|sav(?:e|es|ing)|extra|additional|surplus|lose|losing|walk\w* off|worth of|fewer|less)\s+(?:(?:of|by|only|just|about|around|up to|the|a|an|your|than)\s+){0,3}$/i
const LESS_THAN = /\b(?:less|fewer) than\s+$/i
/** Nor are those of one meal. */
const PART_AFTER =
  /^[\s-]*(?:(?:a|per|each|every|or|less|under|healthy|indian|vegetarian|quick|easy)[\s-]+){0,3}(?:deficit|burn\w*|workouts?|snacks?|breakfasts?|lunch\w*|dinners?|desserts?|drinks?|sweets?|treats?|meals?(?! plan)|servings?|portions?|bowls?|cups?|plates?|recipes?|fewer|less|more|extra)\b/i

/** True if a topic names fewer calories than an adult needs, in any wording; no article repeats it. */
export function asksTooLittle(topic: string): boolean {
  const numbers = [...topic.matchAll(FIGURE), ...topic.matchAll(NAMED_FIRST)]
  return numbers.some((found) => {
    const before = topic.slice(0, found.index)
    const kcal = toKcal(found[1] ?? '', undefined, found[2] ?? '')
    const isLess = LESS_THAN.test(before) || /\b(?:under|below|within|upto|up to)\s+$/i.test(before)
    if (kcal > LOWEST || (kcal === LOWEST && !isLess)) return false
    return (
      (LESS_THAN.test(before) || !SPENT.test(before)) && !PART_AFTER.test(topic.slice(found.index + found[0].length))
    )
  })
}

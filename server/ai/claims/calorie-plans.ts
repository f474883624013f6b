const LOSS =
  '(?:los(?:e|es|ing)|shed|drop|melt|cut|burn) (?:(?:\\w+ ){0,2}(?:weight|fat|kgs?|kilos?|inches)|it all)|(?:weight|fat|belly)[- ](?:loss|cut)|slim(?:ming|mer)?(?: down)?|(?:get|become) (?:thin|slim)'
const LOSES = new RegExp(`\\b(?:${LOSS})\\b`, 'i')
/** "Lose weight with 500 calories" means a daily amount. */
const BY =
  /\b(?:with|on|at|by eating|eating|in|through|to|of|from)\s+(?:(?:only|just|about|around|under|below|a|an)\s+){0,3}$/i
const PLAN =
  /\b(?:diets?|diet(?:ing)? (?:chart|plan)|meal plan|plan|chart|menu|regime|a day|day[’']s|daily|weight|slim\w*|fat[- ]loss|inch[- ]loss|fasting)\b/i
/** Words of one meal, one dish or one walk. */
const PART =
  /\b(?:snacks?|breakfasts?|lunch(?:es)?|dinners?|meals?(?! plan)|tiffins?|brunch|sweets?|desserts?|drinks?|smoothies?|shakes?|recipes?|dish(?:es)?|bowls?|salads?|soups?|sandwich(?:es)?|servings?|portions?|walk\w*|run(?:ning)?|swim\w*|cycl\w+|exercis\w+|workouts?|skipping|steps|burn(?:s|ing)? \d)\b/i

/**
 * @returns true if an amount of energy between these words is the daily target of a weight-loss plan; in a title, a
 * word for a plan is enough
 */
export function isPlan(before: string, after: string, isHeading: boolean): boolean {
  if (PART.test(before) || PART.test(after)) return false
  if (LOSES.test(before) && BY.test(before)) return true
  if (/^[^.,;:]{0,20}? (?:to|and|for|will|makes? you|helps? you)\b/i.test(after) && LOSES.test(after)) return true
  if (/\b(?:diet|fast|plan|chart|menu|regime)\b[^.,;:]{0,20} (?:at|of|on|with) (?:only |just |about )?$/i.test(before))
    return true
  return isHeading && PLAN.test(`${before} ${after}`)
}

const MEAL = '(?:snacks?|breakfast|lunch|dinner|meals?|tiffin|brunch)'
const ENERGY = '\\d{2,3}(?: ?(?:-|–|to) ?\\d{2,3})?[ -]?(?:k ?cals?|calories|cals?)\\b'
const OF_A_MEAL = new RegExp(
  `\\b(?:a |an )?${ENERGY} (?=${MEAL}\\b)|(?<=\\b${MEAL} (?:of|with|at|under|around|about|within|to|for|up to|of (?:about|around|under|up to))) (?:about |around |under |up to )?${ENERGY}|(?<=\\b${MEAL}:? (?:(?:should|can|may|could|might) (?:have|be|bring|give|hold) )?(?:about |around |under |up to )?)${ENERGY}`,
  'gi',
)

/** "A snack of 200 kcal" states a size: it is not a claim and needs no source. */
export function withoutMeals(sentence: string): string {
  return sentence.replace(OF_A_MEAL, ' ')
}

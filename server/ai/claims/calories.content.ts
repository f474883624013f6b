import { WORD_NUMBER } from './numbers/number-words.ts'

/** "No more than 900 kcal" is a target, not a negation. */
export const UPPER_BOUND =
  /\b(?:(?:do|does|should|must|can|may) (?:not|never)|don[’']t|mustn[’']t|shouldn[’']t|never|not|no|nothing|without)(?: \w+){0,2}? (?:more than|above|over|beyond|exceed(?:ing)?)\b/gi

const NUMBER = `\\d{1,2}[, ]\\d{3}|\\d{3,5}|${WORD_NUMBER}`
const JOIN = '\\s*(?:-|–|to|and|or)\\s*'
const UNIT = '(?:k ?cals?|kilo ?-?calories?|calories?|cals?|kj|kilojoules?)'
export const AMOUNT = new RegExp(
  `\\b(?<first>${NUMBER})(?:${JOIN}(?<second>${NUMBER}))?[\\s-]*(?<unit>${UNIT})\\b`,
  'gi',
)
export const REVERSED = new RegExp(
  `\\b(?:calories?|calorie (?:intake|target|goal|limit|budget)|energy intake|intake|kcal|diet(?: chart| plan)?|(?:diet|meal|day|weight[- ]loss) (?:chart|plan|menu|target)|daily (?:total|target|limit|budget))(?: a day| per day| daily)?\\s*(?::|=|of|to|at|is|under|below)\\s*(?<first>${NUMBER})(?:${JOIN}(?<second>${NUMBER}))?\\b(?!\\s*(?:g|mg|ml|kj|steps|times|per ?cent|%|days?|weeks?|months?|hours?|minutes?|people|rupees))`,
  'gi',
)
export const A_DAY =
  /^\s*(?:of food\s*)?(?:(?:a|per|each|every|\/)\s*-?\s*day\b|\/\s*d\b|daily\b|[- ](?:a[- ])?day\b|(?:crash |weight[- ]loss |meal )?(?:diet|plan|menu|chart|fast|target|limit|goal|budget|regime)\b|in a day\b|in 24 hours)/i
export const ORDERED =
  /\b(?:eat(?:ing)?|only|just|target:?|goal:?|limit:?|day(?:[’']s)?\b[^.;]{0,40}?\btotal(?:s|ling)?(?: of| at| to)?|limit(?: (?:yourself|(?:the|your|each|every) (?:day|meals|food|diet|eating|energy)))?(?: to)?|(?:keep|bring|hold|cap|restrict)(?: (?:the|your|each|every) (?:day|food|diet|eating|energy))? (?:to|at|within|under|below)|at most|not exceed|stick(?:ing)? to|aim(?:ing)? (?:for|at)|cap|daily|consume|intake|live on|stay(?:ing)? (?:at|under|below|within)|under|below|fewer than|less than|a day)\s+(?:(?:of|at|is|to|on|only|just|about|around|under|below|fewer than|less than|a|an|strict|mere|than)\s+){0,3}$/i
export const DIFFERENCE =
  /\b(?:deficit|gap|burn\w*|spend\w*|cut(?:s|ting)?|reduc\w+|extra|additional|surplus|add(?:s|ing)?|sav(?:e|es|ing)|less by|fewer by|lower by|difference|shortfall|more)\b/i
/** Words of medical supervision or of a warning. */
export const WARNED =
  /\b(?:supervis\w+|medical (?:care|advice)|doctor[’']s care|dangerous|dangers?|unsafe|harm(?:s|ful|ed|ing)?|risks?|risky|starv\w+|malnutrition|malnourish\w*|too (?:few|little|low|strict|harsh)|not enough|inadequate|insufficient|extreme|unhealthy|unsustainable|unwise|reckless|backfires?|fails?|failed|starvation|warn(?:s|ed|ing)?|(?:hair|muscle|bone) loss|lose (?:muscle|hair)|gall ?stones|deficienc(?:y|ies)|faint(?:ing)?|exhausted|hardly (?:feeds|enough)|slows? (?:your|the) metabolism|mistake|wrong)\b/i
export const NO_WARNING =
  /\b(?:not|never|no|nothing|isn[’']t|aren[’']t|without|far from|hardly)(?: (?:at all|a|an|any|in the least|be|being|very|really))?(?: \w+)? (?:dangerous|dangers?|unsafe|harm(?:ful)?|risks?|risky|too (?:few|little|low|strict)|starv\w+|extreme|unhealthy|mistake|wrong)\b|\bharmless\b/gi
/** After these words a warning no longer applies. */
export const THEREFORE = /\b(?:so|therefore|hence|instead|that is why)\b/gi

export const SWAP =
  /\b(?:swap|recipes?|dish(?:es)?|meals?(?! plan)|snacks?|drinks?|juice|cola|sweets?|biscuits?|chips|treats?|sugar)\b/i
/** "For a snack, choose something with …" */
export const OF_A_MEAL =
  /\b(?:for|as|at|with|your|a|an|each|the|evening|mid-morning) (?:snacks?|breakfast|lunch|dinner|tiffin)\b/i
export const SKIPPED = /\b(?:skip\w*|no|without|instead|only|just)\b/i
/** For a person who eats once a day, one meal is the daily amount. */
export const ONE_MEAL = /\b(?:one|a single|only one|a) meal\b[^.,;]{0,20}$/i
export const AT_LEAST = /\b(?:at least|no less than|not less than|more than|above|minimum of)\s+$/i
export const SMALLER_THAN = /\b(?:under|below|fewer than|less than|lower than)\s+$/i

const LOSS =
  '(?:los(?:e|es|ing)|shed|drop|melt|cut|burn) (?:(?:\\w+ ){0,2}(?:weight|fat|kgs?|kilos?|inches)|it all)|(?:weight|fat|belly)[- ](?:loss|cut)|slim(?:ming|mer)?(?: down)?|(?:get|become) (?:thin|slim)'
export const WEIGHT_LOSS = new RegExp(`\\b(?:${LOSS})\\b`, 'i')
/** "Lose weight with 500 calories" means a daily amount. */
export const AMOUNT_PREPOSITION =
  /\b(?:with|on|at|by eating|eating|in|through|to|of|from)\s+(?:(?:only|just|about|around|under|below|a|an)\s+){0,3}$/i
export const DIET_PLAN =
  /\b(?:diets?|diet(?:ing)? (?:chart|plan)|meal plan|plan|chart|menu|regime|a day|day[’']s|daily|weight|slim\w*|fat[- ]loss|inch[- ]loss|fasting)\b/i
/** Words of one meal, one dish or one walk. */
export const PART =
  /\b(?:snacks?|breakfasts?|lunch(?:es)?|dinners?|meals?(?! plan)|tiffins?|brunch|sweets?|desserts?|drinks?|smoothies?|shakes?|recipes?|dish(?:es)?|bowls?|salads?|soups?|sandwich(?:es)?|servings?|portions?|walk\w*|run(?:ning)?|swim\w*|cycl\w+|exercis\w+|workouts?|skipping|steps|burn(?:s|ing)? \d)\b/i

const MEAL = '(?:snacks?|breakfast|lunch|dinner|meals?|tiffin|brunch)'
const ENERGY = '\\d{2,3}(?: ?(?:-|–|to) ?\\d{2,3})?[ -]?(?:k ?cals?|calories|cals?)\\b'
export const MEAL_ENERGY = new RegExp(
  `\\b(?:a |an )?${ENERGY} (?=${MEAL}\\b)|(?<=\\b${MEAL} (?:of|with|at|under|around|about|within|to|for|up to|of (?:about|around|under|up to))) (?:about |around |under |up to )?${ENERGY}|(?<=\\b${MEAL}:? (?:(?:should|can|may|could|might) (?:have|be|bring|give|hold) )?(?:about |around |under |up to )?)${ENERGY}`,
  'gi',
)

/** Right after an amount: "1,000 kcal a day is no plan for life", "fewer than you eat now", "for breakfast". */
export const NO_TARGET_AFTER: readonly RegExp[] = [
  /^[^.,;:]{0,20}? (?:is|are) (?:not|no|never)\b(?! (?:\w+ )?(?:dangerous|harmful|unsafe|risky|risk|danger|problem|too|harm))/i,
  /^[^.,;:]{0,25}?\b(?:deficit|fewer|less|more|extra|below|surplus|reduction|shortfall|above|on top|from)\b/i,
  /^[^.,;:]{0,15}?\b(?:breakfast|lunch|dinner|meal(?! plan)|snack|serving|portion|bowl|cup|plate|glass|katori|slice|piece)\b/i,
]

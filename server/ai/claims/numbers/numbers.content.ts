import { WORD_NUMBER } from './number-words.ts'

const COUNTS = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty'
const COUNT = `\\d{1,4}|${COUNTS}`
export const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  second: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
  tenth: 10,
}
/** Groups of people, a share of whom is a claim; "half of the plate" is not. */
const PEOPLE =
  "(?:indians?|people|persons?|adults?|wom[ae]n|m[ae]n|girls?|boys?|child(?:ren)?|teenagers?|adolescents?|mothers?|students?|workers?|employees|patients?|diabetics|vegetarians?|users|participants|volunteers|households?|famil(?:y|ies)|(?:the |india[’']s |our )?(?:population|country|nation|world)|cases|deaths)(?![’']s)"
const WHICH =
  '(?:all|the|these|those|our|every|its|indian|urban|rural|young|younger|older|elderly|adult|pregnant|working|school|college|female|male|healthy|overweight|obese|diabetic|vegetarian|punjabi)'
const OF_PEOPLE = `(?:of )?(?:${WHICH} ){0,3}${PEOPLE}`

export const RATIO = new RegExp(`(?<![\\w.,-])(${COUNT}) (?:in|out of)(?: every)? (${COUNT})\\b`, 'gi')
/** Shares of one group, by the number of parts in the whole. */
export const SHARES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:half|(?<count>a|${COUNTS})[- ](?<part>third|quarter|fourth|fifth|sixth|eighth|tenth)s?) (?=${OF_PEOPLE}\\b)`,
    'gi',
  ),
  new RegExp(`\\bevery (?<part>second|third|fourth|fifth|tenth) (?=(?:${WHICH} ){0,2}${PEOPLE}\\b)`, 'gi'),
]
/** The people counted, or a verb about them. */
export const COUNTED = new RegExp(
  `^ (?:(?:of )?(?:[\\p{L}’-]+ ){0,3}?${PEOPLE}\\b|(?:has|have|is|are|was|were|lacks?|suffers?|does|do|did|gets?|got|will|skips?|lives?|improved|lost|dies?|develops?|reports?|feels?|never)\\b)`,
  'iu',
)
export const MET = /\b(?:affects?|hits?|kills?|among|nearly|almost|roughly|as many as|up to) $/i

/** With these words, "seven out of ten" is a rating. */
export const SCALE = /\b(?:rat(?:e|es|ed|ing)|scor(?:e|es|ed|ing)|scale|marks?|hunger|effort|stars)\b/i

const SAMPLE = `\\d{1,3}(?:,\\d{2,3})+|\\d{2,7}|${WORD_NUMBER}`
const MORE = '(?:more than |over |about |around |nearly |almost |some |at least )?'
const DID =
  '(?:slept|lost|gained|improved|recovered|reported|felt|showed|became|got|saw|noticed|confirmed|agreed|benefit(?:ed|ted)|responded|reversed|cured|healed|took part|volunteered|dropped|reduced|lowered|went|had (?:less|fewer|lower|better|more|higher|no)|ate|drank|walked|(?:were|was|have been|had been) (?:\\w+ )?(?:tested|studied|examined|followed|observed|asked|surveyed|given|cured|healed|treated|helped|relieved|found|enrolled|recruited|measured|better|free|healthier|fitter))'
/** What people of an unknown study did or felt. */
export const AND_DID = new RegExp(
  `(?<![\\w.,])${MORE}(${SAMPLE}) (?:(?:\\w+ )?${OF_PEOPLE})(?: (?:who|that|in|from|of|with|aged|over|under)\\b[^.;:?!]{0,50}?)? ${DID}\\b`,
  'gi',
)
const TESTED =
  '(?:tested|tried|studied|examined|measured|observed|surveyed|compared|checked|proven|proved|shown|seen|found|worked|trial(?:led|s)?|stud(?:y|ies)|experiments?|research|surveys?)'
/** "Tested fibre in three thousand patients", "a trial with 200 women". */
export const TESTED_ON = new RegExp(
  `\\b${TESTED}\\b[^.;:?!]{0,40}? (?:in|on|with|among|of|by|involving|across) ${MORE}(${SAMPLE}) (?=(?:\\w+ ){0,2}?${PEOPLE}\\b)`,
  'gi',
)

/** Units with their spellings. */
export const UNITS: readonly (readonly [unit: string, spellings: string])[] = [
  ['%', '%|per ?cent\\b|percentage points?\\b'],
  ['mg/dl', 'mg\\/dl\\b'],
  ['mg', '(?:mg|milligrams?)\\b'],
  ['mcg', '(?:mcg|µg|μg|micrograms?)\\b'],
  ['iu', 'iu\\b'],
  ['mmol', 'mmol\\b'],
  ['kcal', '(?:k ?cals?|calories|cals?)\\b'],
  ['kj', '(?:kj|kilojoules?)\\b'],
  [
    'times',
    'times (?:more|less|higher|lower|greater|as (?:likely|(?:much|many)(?! (?:water|milk|flour|rice|liquid|stock|dal|oil)))|the risk)\\b|-?fold\\b',
  ],
  ['people', `(?:million|billion|crores?|lakhs?) ${OF_PEOPLE}\\b`],
  [
    'g',
    '(?:g|gm|gms|grams?)\\b(?= (?:of )?(?:\\w+ )?(?:protein|fibre|fiber|salt|sodium|sugar|fat|fats|carbohydrates?|carbs|alcohol|omega)\\b)',
  ],
  ['kg', '(?:kgs?|kilos?|kilograms?|pounds?)\\b(?= (?:in|within|a|per|every|each) )'],
]
const NUMBER = `\\d+(?:[.,]\\d+)*|${WORD_NUMBER}`
const JOIN = '\\s*(?:-|–|to|and|or)\\s*'
export const NUMBER_WITH_UNIT = new RegExp(
  `(?<![\\w.,])(${NUMBER})(?:${JOIN}(${NUMBER}))?[\\s-]*(?:${UNITS.map(([, unit]) => `(${unit})`).join('|')})`,
  'gi',
)

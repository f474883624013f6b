import { parseNumber } from './number-words.ts'

const COUNTS = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty'
const COUNT = `\\d{1,4}|${COUNTS}`
const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
  tenth: 10,
}
/** Groups of people, a share of whom is a claim; "half of the plate" is not. */
export const PEOPLE =
  "(?:indians?|people|persons?|adults?|wom[ae]n|m[ae]n|girls?|boys?|child(?:ren)?|teenagers?|adolescents?|mothers?|students?|workers?|employees|patients?|diabetics|vegetarians?|users|participants|volunteers|households?|famil(?:y|ies)|(?:the |india[’']s |our )?(?:population|country|nation|world)|cases|deaths)(?![’']s)"
const WHICH =
  '(?:all|the|these|those|our|every|its|indian|urban|rural|young|younger|older|elderly|adult|pregnant|working|school|college|female|male|healthy|overweight|obese|diabetic|vegetarian|punjabi)'
export const OF_PEOPLE = `(?:of )?(?:${WHICH} ){0,3}${PEOPLE}`

const RATIO = new RegExp(`(?<![\\w.,-])(${COUNT}) (?:in|out of)(?: every)? (${COUNT})\\b`, 'gi')
const SHARE = new RegExp(
  `\\b(?:(half)|(a|${COUNTS})[- ](third|quarter|fourth|fifth|sixth|eighth|tenth)s?) (?=${OF_PEOPLE}\\b)`,
  'gi',
)
const EVERY = new RegExp(`\\bevery (second|third|fourth|fifth|tenth) (?=(?:${WHICH} ){0,2}${PEOPLE}\\b)`, 'gi')
/** The people counted, or a verb about them. */
const COUNTED = new RegExp(
  `^ (?:(?:of )?(?:[\\p{L}’-]+ ){0,3}?${PEOPLE}\\b|(?:has|have|is|are|was|were|lacks?|suffers?|does|do|did|gets?|got|will|skips?|lives?|improved|lost|dies?|develops?|reports?|feels?|never)\\b)`,
  'iu',
)
const MET = /\b(?:affects?|hits?|kills?|among|nearly|almost|roughly|as many as|up to) $/i

/** With these words, "seven out of ten" is a rating. */
const SCALE = /\b(?:rat(?:e|es|ed|ing)|scor(?:e|es|ed|ing)|scale|marks?|hunger|effort|stars)\b/i

export interface Share {
  written: string
  index: number
  percent: number
}

function toShare(found: RegExpExecArray, of: number, whole: number): Share {
  return { written: found[0].trim(), index: found.index, percent: Math.round((of / whole) * 100) }
}

/** Finds shares of people without a per cent sign: "one in three", "half of all women", "every fifth adult". */
export function findFractions(text: string): Share[] {
  const ratios = [...text.matchAll(RATIO)].flatMap((found) => {
    const [of, whole] = [parseNumber(found[1] ?? ''), parseNumber(found[2] ?? '')]
    const after = text.slice(found.index + found[0].length, found.index + found[0].length + 80)
    const isCounted = COUNTED.test(after) || MET.test(text.slice(Math.max(0, found.index - 12), found.index))
    return of < whole && isCounted && !SCALE.test(text) ? [toShare(found, of, whole)] : []
  })
  const shares = [...text.matchAll(SHARE)].map((found) =>
    found[1]
      ? toShare(found, 1, 2)
      : toShare(found, parseNumber(found[2] ?? ''), PARTS[found[3]?.toLowerCase() ?? ''] ?? 1),
  )
  const every = [...text.matchAll(EVERY)].map((found) => {
    const nth = found[1]?.toLowerCase() ?? ''
    return toShare(found, 1, nth === 'second' ? 2 : (PARTS[nth] ?? 1))
  })
  return [...ratios, ...shares, ...every]
}

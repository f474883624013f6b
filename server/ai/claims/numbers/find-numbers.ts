import { findFractions, OF_PEOPLE } from './fractions.ts'
import { parseNumber, WORD_NUMBER } from './number-words.ts'
import { findSampleSizes } from './sample-sizes.ts'

const UNITS: readonly (readonly [string, string])[] = [
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
const FIGURE = new RegExp(
  `(?<![\\w.,])(${NUMBER})(?:${JOIN}(${NUMBER}))?[\\s-]*(?:${UNITS.map(([, unit]) => `(${unit})`).join('|')})`,
  'gi',
)

export interface NumberClaim {
  /** Exactly as in the text. */
  written: string
  /** Its normalised numbers with the unit: "2000 kcal". */
  keys: string[]
}

function toKey(number: string, unit: string): string {
  return `${parseNumber(number)} ${unit}`
}

/** Finds numbers about bodies, foods or probabilities; kitchen amounts and minutes do not count. */
export function findNumbers(text: string): NumberClaim[] {
  // "100 per cent of the time" is not a figure.
  const found = [...text.matchAll(FIGURE)].filter(
    ([written]) => !/^(?:100|(?:a|one) hundred)[\s-]?(?:%|per ?cent)/i.test(written),
  )
  const measures = found.map(([written, first, second, ...units]) => {
    const unit = UNITS[units.findIndex((found) => found !== undefined)]?.[0] ?? ''
    return { written: written.trim(), keys: [first, second].flatMap((number) => (number ? [toKey(number, unit)] : [])) }
  })
  const shares = findFractions(text).map(({ written, percent }) => ({ written, keys: [`${percent} %`] }))
  const tested = findSampleSizes(text).map(({ written, count }) => ({ written, keys: [`${count} tested`] }))
  return [...measures, ...shares, ...tested]
}

/** True for the content of a food portion; a food table among the sources covers all of these. */
export function isFoodContent({ keys }: NumberClaim): boolean {
  return keys.every((key) => /(?: g| kcal)$/.test(key))
}

/** True for a sample size; the list of sources covers these. */
export function isSampleSize({ keys }: NumberClaim): boolean {
  return keys.every((key) => / tested$/.test(key))
}

/** All numbers of a text in digits, and those in words that count something. */
export function plainNumbers(text: string): Set<number> {
  const plain = (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map(parseNumber)
  return new Set([...plain, ...findNumbers(text).flatMap(({ keys }) => keys.map(Number.parseFloat))])
}

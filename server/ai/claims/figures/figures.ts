import { OF_PEOPLE, sharesIn } from './fractions.ts'
import { numberOf, WORD_NUMBER } from './number-words.ts'
import { peopleTestedIn } from './people-tested.ts'

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

export interface Figure {
  /** As it stands in the text. */
  written: string
  /** Its number or numbers with the unit, each in one spelling: "2000 kcal". */
  keys: string[]
}

function keyOf(number: string, unit: string): string {
  return `${numberOf(number)} ${unit}`
}

/** Figures that say something about bodies, foods or chances; kitchen amounts and minutes are none. */
export function figuresIn(text: string): Figure[] {
  // "100 per cent of the time" counts nothing.
  const found = [...text.matchAll(FIGURE)].filter(
    ([written]) => !/^(?:100|(?:a|one) hundred)[\s-]?(?:%|per ?cent)/i.test(written),
  )
  const measures = found.map(([written, first, second, ...units]) => {
    const unit = UNITS[units.findIndex((found) => found !== undefined)]?.[0] ?? ''
    return { written: written.trim(), keys: [first, second].flatMap((number) => (number ? [keyOf(number, unit)] : [])) }
  })
  const shares = sharesIn(text).map(({ written, percent }) => ({ written, keys: [`${percent} %`] }))
  const tested = peopleTestedIn(text).map(({ written, count }) => ({ written, keys: [`${count} tested`] }))
  return [...measures, ...shares, ...tested]
}

/** What a portion of food holds; a food table named in the list of sources speaks for all of these. */
export function isOfFood({ keys }: Figure): boolean {
  return keys.every((key) => /(?: g| kcal)$/.test(key))
}

/** How many people took part: where the article has a list of sources, a reader finds them there. */
export function isOfTest({ keys }: Figure): boolean {
  return keys.every((key) => / tested$/.test(key))
}

/** Plain numbers of a text, whatever they count, and those that stand in words where they count something. */
export function numbersIn(text: string): Set<number> {
  const plain = (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map(numberOf)
  return new Set([...plain, ...figuresIn(text).flatMap(({ keys }) => keys.map(Number.parseFloat))])
}

const UNITS: readonly (readonly [string, string])[] = [
  ['%', '%|per ?cent\\b|percentage points?\\b'],
  ['mg/dl', 'mg\\/dl\\b'],
  ['mg', '(?:mg|milligrams?)\\b'],
  ['mcg', '(?:mcg|µg|μg|micrograms?)\\b'],
  ['iu', 'iu\\b'],
  ['mmol', 'mmol\\b'],
  ['kcal', '(?:k ?cals?|calories|cals?)\\b'],
  ['kj', '(?:kj|kilojoules?)\\b'],
  ['times', 'times (?:more|less|higher|lower|greater|as (?:much|many|likely)|the risk)\\b|-?fold\\b'],
  ['people', '(?:in|out of) (?:every )?\\d+ (?:people|adults|women|men|indians|children|persons)\\b'],
  [
    'g',
    '(?:g|gm|gms|grams?)\\b(?= (?:of )?(?:\\w+ )?(?:protein|fibre|fiber|salt|sodium|sugar|fat|fats|carbohydrates?|carbs|alcohol|omega)\\b)',
  ],
  ['kg', '(?:kgs?|kilos?|kilograms?|pounds?)\\b(?= (?:in|within|a|per|every|each) )'],
]
const NUMBER = '\\d+(?:[.,]\\d+)*'
const JOIN = '\\s*(?:-|–|to|and|or)\\s*'
const FIGURE = new RegExp(
  `(?<![\\d.,])(${NUMBER})(?:${JOIN}(${NUMBER}))?[\\s-]*(?:${UNITS.map(([, unit]) => `(${unit})`).join('|')})`,
  'gi',
)

export interface Figure {
  /** As it stands in the text. */
  written: string
  /** Its number or numbers with the unit, each in one spelling: "2000 kcal". */
  keys: string[]
}

function keyOf(number: string, unit: string): string {
  return `${Number(number.replaceAll(',', ''))} ${unit}`
}

/** Figures that say something about bodies, foods or chances; kitchen amounts and minutes are none. */
export function figuresIn(text: string): Figure[] {
  // "100 per cent of the time" counts nothing.
  const found = [...text.matchAll(FIGURE)].filter(([written]) => !/^100\s?(?:%|per ?cent)/i.test(written))
  return found.map(([written, first, second, ...units]) => {
    const unit = UNITS[units.findIndex((found) => found !== undefined)]?.[0] ?? ''
    return { written: written.trim(), keys: [first, second].flatMap((number) => (number ? [keyOf(number, unit)] : [])) }
  })
}

/** What a portion of food holds; a food table named in the list of sources speaks for all of these. */
export function isOfFood({ keys }: Figure): boolean {
  return keys.every((key) => /(?: g| kcal)$/.test(key))
}

/** Plain numbers of a text, whatever they count. */
export function numbersIn(text: string): Set<number> {
  return new Set((text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => Number(number.replaceAll(',', ''))))
}

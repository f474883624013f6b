const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/fiber/, 'fibre'],
  [/yoghurt/, 'yogurt'],
  [/anemi/, 'anaemi'],
  [/glycemi/, 'glycaemi'],
  [/color/, 'colour'],
  [/flavor/, 'flavour'],
  [/behavior/, 'behaviour'],
  [/center/, 'centre'],
  [/program$/, 'programme'],
  [/chil(?:l)?i(?:es)?$/, 'chilli'],
  [/iz(e|es|ed|ing|ation)$/, 'is$1'],
  [/chappati|chapathi|chapatti/, 'chapati'],
  [/cheela/, 'chilla'],
  [/daal|dhal/, 'dal'],
]

const SILENT_E = /^[^aeiou][aeiou][b-df-hj-np-tvz]e$/
const WITHOUT_E = /^[^aeiou][aeiou][b-df-hj-np-tvz]$/

/** A word without its ending, so that "walks" and "walking" match. Approximate: use it only for comparisons. */
export function toStem(word: string): string {
  let stem = word.replace(/['’]s?$/, '')
  for (const [pattern, spelling] of SPELLINGS) stem = stem.replace(pattern, spelling)
  if (stem.length > 4) stem = stem.replace(/ies$/, 'y').replace(/(ss|sh|ch|x|o)es$/, '$1')
  if (stem.length > 3) stem = stem.replace(/([^su])s$/, '$1')
  if (stem.length > 5) stem = stem.replace(/(?:ing|ed)$/, '')
  if (SILENT_E.test(stem)) return stem
  // "Baking" is from "bake", but "winning" is not from "wine": a short word doubles its consonant.
  if (stem !== word && WITHOUT_E.test(stem) && /(?:ing|ed)$/.test(word)) return `${stem}e`
  return stem.length > 3 ? stem.replace(/e$/, '').replace(/([b-df-hj-np-tv-z])\1$/, '$1') : stem
}

/** A text's words in lower case, in order. */
export function toWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?/gu) ?? []
  )
}

export function toStems(text: string): string[] {
  return toWords(text).map(toStem)
}

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const VALUES = new Map([
  ...ONES.map((word, at) => [word, at + 1] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
  ['a', 1],
])
/** The longer words first: "seventeen" begins like "seven". */
const SMALL = `(?:(?:${TENS.join('|')})(?:[- ](?:${ONES.slice(0, 9).join('|')}))?|${ONES.toReversed().join('|')})`

/** Source of a pattern for "ten", "twenty-five", "eight hundred", "one thousand two hundred". */
export const WORD_NUMBER = `(?:(?:${SMALL}|a) (?:hundred|thousand)(?:(?: and)? ${SMALL}(?: hundred)?)?|${SMALL})\\b`

/** Parses a number written in digits ("1,200") or in words. */
export function parseNumber(written: string): number {
  if (/^\d/.test(written)) return Number(written.replace(/[, ]/g, ''))
  let total = 0
  let part = 0
  for (const word of written.toLowerCase().split(/[\s-]+/)) {
    if (word === 'hundred') part = Math.max(part, 1) * 100
    else if (word === 'thousand') {
      total += Math.max(part, 1) * 1000
      part = 0
    } else part += VALUES.get(word) ?? 0
  }
  return total + part
}

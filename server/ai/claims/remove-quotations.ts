import type { Claim } from './claim.ts'

const QUOTATION = /“[^“”]{3,300}”|"[^"]{3,300}"/g
/** Words by which an author denies, reports or questions a quotation. */
const REPORTED =
  /\b(?:not|never|no|nor|cannot|nobody|nothing|false|untrue|wrong|myths?|unproven|claim(?:s|ed)?|doubt\w*|beware|avoid|distrust|topic|title|question|asked?|asks|headlines?|slogans?|forwards?|whether|misleading|rumours?|advertis\w+|promises?|promising)\b|n[’']t\b/i
const DENIED_NEXT =
  /^(?:(?:no|wrong|false|not so|not true|untrue)\b|(?:it|this|that|they|these|such \w+|the (?:claim|sentence|promise|message)) (?:is|are|was|does|do|did|has|have|can)(?:n[’']t| not|not| no| false| untrue| wrong| a myth| a claim)\b|there is no\b|nothing (?:supports|shows)\b)/i

function normalise(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** Removes quotations that the sentence denies, reports as a claim or asks about: they make no claim. */
export function removeQuotations({ sentence, next }: Claim, topic: string): string {
  if (!/["“]/.test(sentence)) return sentence
  const asked = normalise(topic)
  const around = sentence.replace(QUOTATION, ' ')
  const isReported = REPORTED.test(around) || sentence.endsWith('?')
  const isWhole = normalise(around) === ''
  return sentence.replace(QUOTATION, (quotation) => {
    const isAsked = asked !== '' && normalise(quotation) === asked
    return isReported || isAsked || (isWhole && DENIED_NEXT.test(next)) ? '“…”' : quotation
  })
}

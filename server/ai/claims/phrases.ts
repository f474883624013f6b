import { CONDITION, DENIED_AFTER, WHO } from './claim.content.ts'
import { type Claim, type ClaimRule, clauseBefore, isDenied, isOpenQuestion, type Phrase } from './claim.ts'
import { DENIED_IN_HINDI, DOTS, HINDI_WORDS } from './hindi.content.ts'

function makesClaim(phrase: Phrase, { sentence: original, next, isSourced }: Claim, mayBeCondition: boolean): boolean {
  if (phrase.isFineWithSource && isSourced) return false
  const sentence = phrase.isHindi ? original.normalize('NFC').replace(DOTS, '') : original
  // "PCOS?" is a sentence of its own, and the next one answers it.
  const match = phrase.pattern.exec(sentence.endsWith('?') ? `${sentence} ${next}` : sentence)
  if (!match || match.index >= sentence.length) return false
  if ((phrase.with && !phrase.with.test(sentence)) || phrase.unless?.test(sentence)) return false
  const [words] = match
  if (phrase.isHindi) return !DENIED_IN_HINDI.test(phrase.isNegative ? sentence.replace(words, ' ') : sentence)
  const before = clauseBefore(sentence, match.index)
  const after = sentence.slice(match.index + words.length)
  return (
    !isDenied(mayBeCondition ? before.replace(WHO, '').replace(CONDITION, '') : before) &&
    (phrase.isNegative || !isDenied(words)) &&
    !DENIED_AFTER.test(after)
  )
}

/**
 * A rule that finds the first of some phrases. A sentence that denies, reports or asks makes no claim; one that states
 * a condition does only if `mayBeCondition`: "if you eat at night, it turns to fat".
 */
export function findPhrase(phrases: readonly Phrase[], { mayBeCondition = false } = {}): ClaimRule {
  return (claim) => {
    if (isOpenQuestion(claim.sentence, claim.next)) return null
    // The patterns in Hindi themselves are slow.
    const isHindi = HINDI_WORDS.test(claim.sentence)
    const found = phrases.find((phrase) => (isHindi || !phrase.isHindi) && makesClaim(phrase, claim, mayBeCondition))
    return found?.reason ?? null
  }
}

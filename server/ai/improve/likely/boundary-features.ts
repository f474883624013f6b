import { BEFORE_RELATIVE, CONTINUES, PHRASE_OPENERS, SUBORDINATORS } from './word-kinds.content.ts'
import type { Word } from './word-kinds.ts'

const BEFORE = 4
const AFTER = 5

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value))

/** How many more finite verbs than subordinators the words have: above 0 they may be a sentence. */
function balance(words: readonly Word[]): number {
  const verbs = words.filter(({ isFiniteVerb }) => isFiniteVerb).length
  return clamp(verbs - words.filter(({ kind }) => SUBORDINATORS.test(kind)).length, 2)
}

const isJoin = (word: Word | undefined) => word?.word === 'and' || word?.word === 'or'

function openingOf({ kind }: Word): string {
  if (SUBORDINATORS.test(kind)) return 'clause'
  return PHRASE_OPENERS.test(kind) ? 'phrase' : 'other'
}

/** True where the sentence may end after the word at `at`: a finite verb on both sides, and a word that can begin one. */
export function mayEnd(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]
  // "You do not need a gym, you need shoes."
  const isContrast = next?.word === words[0]?.word && words.some(({ word }, index) => index < at && word === 'not')
  // "On the day you start."
  const isRelative = !words[at]?.endsClause && BEFORE_RELATIVE.test(words[at]?.word ?? '')
  return (
    !isContrast &&
    !isRelative &&
    at > 0 &&
    next !== undefined &&
    at < words.length - 2 &&
    !CONTINUES.test(next.word) &&
    words.some(({ isFiniteVerb }, index) => isFiniteVerb && index <= at) &&
    words.some(({ isFiniteVerb }, index) => isFiniteVerb && index > at)
  )
}

/** What the end of a sentence after the word at `at` is learnt from: the words around it, and the clauses on both sides. */
export function boundaryFeatures(words: readonly Word[], at: number): string[] {
  const kind = (offset: number) => {
    const word = words[at + offset]
    return word ? `${word.kind}${offset < 0 && word.endsClause ? ',' : ''}` : '–'
  }
  const kinds = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => kind(from + index)).join(' ')

  const clause = words.findLastIndex(({ endsClause }, index) => index < at && endsClause) + 1
  const left = `${balance(words.slice(0, at + 1))} ${openingOf(words[0] as Word)}`
  const leftClause = `${balance(words.slice(clause, at + 1))} ${openingOf(words[clause] as Word)}`
  const comma = words.findIndex(({ endsClause }, index) => index > at && endsClause)
  const end = comma < 0 ? words.length : comma + 1
  const verb = words.findIndex(({ isFiniteVerb }, index) => isFiniteVerb && index > at && index < end)
  const isOpened = words
    .slice(at + 1, Math.max(verb, at + 1))
    .some((word) => SUBORDINATORS.test(word.kind) || isJoin(word))
  const right = `${verb < 0 ? 'none' : Math.min(verb - at, 8)} ${isOpened}`
  // "Boil it, let it cool, and keep it covered."
  const isListed = words.some(({ endsClause }, index) => index > at && endsClause && isJoin(words[index + 1]))
  const verbKinds = verb < 0 ? 'none' : `${verb - at > 1 ? words[verb - 1]?.kind : ''} ${words[verb]?.kind}`

  const features = [
    '',
    ...Array.from({ length: BEFORE + AFTER + 1 }, (_, index) => `${index} ${kind(index - BEFORE)}`),
    `0-1 ${kinds(0, 1)}`,
    `-1-0 ${kinds(-1, 0)}`,
    `1-2 ${kinds(1, 2)}`,
    `0-2 ${kinds(0, 2)}`,
    `-1-1 ${kinds(-1, 1)}`,
    `1-3 ${kinds(1, 3)}`,
    `-2-0 ${kinds(-2, 0)}`,
    `next ${words[at + 1]?.word} ${kind(2)}`,
    `last ${words[at]?.word} ${kind(1)}`,
    `left ${left}`,
    `right ${right}`,
    `both ${left} ${right}`,
    `right next ${right} ${kind(1)}`,
    `both next ${left} ${right} ${kind(1)}`,
    `clause right ${leftClause} ${right}`,
    `clause both ${leftClause} ${left} ${right}`,
    `list ${isListed} ${right}`,
    `list both ${isListed} ${left} ${right}`,
    `verb ${verbKinds} ${kind(1)}`,
    `verb right ${verbKinds} ${right}`,
  ]
  return features.map((feature) => `${words[at]?.endsClause ? 'comma' : 'none'} ${feature}`)
}

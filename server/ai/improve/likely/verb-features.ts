import { IRREGULAR_PLURAL } from '../agreement.content.ts'
import { NOT_PLURAL } from '../terms.content.ts'
import { CLAUSE_OPENERS, DETERMINERS, PREPOSITIONS, SUBJECT_PRONOUNS } from './word-kinds.content.ts'
import type { Word } from './word-kinds.ts'

const BEFORE = 5
const AFTER = 3
const SUBJECT_MAX = 6

function numberOf(word: Word | undefined): 'one' | 'many' | '-' {
  if (!word?.kind.startsWith('NN')) return '-'
  return IRREGULAR_PLURAL.test(word.word) || (/[a-z]s$/.test(word.word) && !NOT_PLURAL.test(word.word)) ? 'many' : 'one'
}

const isNoun = (word: Word | undefined) => numberOf(word) !== '-'

const isOpener = (word: Word | undefined) => CLAUSE_OPENERS.test(word?.word ?? '')

/** Where the clause of the verb at `at` begins: after a comma, an opener, or another finite verb. */
function beginOfClause(words: readonly Word[], at: number): number {
  for (let index = at - 1; index >= 0; index--) {
    const { kind, endsClause, isFiniteVerb } = words[index] as Word
    const isEnd = endsClause || (isFiniteVerb && kind !== 'VB')
    if (isOpener(words[index]) || (isEnd && index < at - 1)) return index + 1
  }
  return 0
}

/** The index of the noun on which the verb depends: the last of the first noun phrase; -1 without a noun. */
function headOf(subject: readonly Word[]): number {
  let head = subject.findIndex(isNoun)
  for (let at = head + 1; head >= 0 && at < subject.length; at++) {
    if (isNoun(subject[at]) && !subject[at - 1]?.endsClause) head = at
    else if (!/^(?:JJ|RB|CD|VBN|VBD)$/.test(subject[at]?.kind ?? '')) break
  }
  return head
}

const wordIn = (words: readonly Word[], pattern: RegExp) => words.find(({ word }) => pattern.test(word))?.word ?? '–'

/** True for a second verb in one clause, which is often none: "it gives you gains", "they refused it last month". */
export function isSecondVerb(words: readonly Word[], at: number): boolean {
  const before = words
    .slice(0, at)
    .findLast((word) => word.isFiniteVerb || word.endsClause || /^(?:and|or)$/.test(word.word) || isOpener(word))
  return before?.isFiniteVerb === true && !before.endsClause
}

/** What a verb in the wrong number is learnt from: the words around it, and its likely subject. */
export function verbFeatures(words: readonly Word[], at: number, number: 'one' | 'many'): string[] {
  const verb = words[at] as Word
  const form = `${number} ${verb.kind === verb.word ? verb.word : 'verb'}`
  const kind = (offset: number) => {
    const near = words[at + offset]
    return near ? `${near.kind}${offset < 0 && near.endsClause ? ',' : ''}` : '–'
  }
  const from = beginOfClause(words, at)
  const subject = words.slice(from, at)
  const before = words[from - 1]
  const opener = before ? (before.endsClause ? ',' : before.kind) : '–'
  const head = headOf(subject)
  const nearest = numberOf(subject.findLast(isNoun))
  const join = wordIn(subject, /^(?:and|or)$/)
  const noun = `${numberOf(subject[head])} ${nearest} ${join}`
  const ending = head < 0 ? '–' : subject[head]?.word.slice(-2)
  const determiner = wordIn(subject.slice(0, Math.max(head, 0)), DETERMINERS)
  const preposition = wordIn(subject.slice(Math.max(head, 0)), PREPOSITIONS)
  const pronoun = wordIn(subject, SUBJECT_PRONOUNS)
  const shape = subject.length < SUBJECT_MAX ? subject.map((word) => word.kind).join(' ') : 'long'
  const [previous, last] = [words[at - 2]?.word, words[at - 1]?.word]
  const features = [
    ...Array.from({ length: BEFORE + AFTER + 1 }, (_, index) => `${index} ${kind(index - BEFORE)}`),
    `-2 -1 ${kind(-2)} ${kind(-1)}`,
    `-3 -1 ${kind(-3)} ${kind(-2)} ${kind(-1)}`,
    `-1 1 ${kind(-1)} ${kind(1)}`,
    `1 2 ${kind(1)} ${kind(2)}`,
    `next ${words[at + 1]?.word}`,
    `last ${last}`,
    `last next ${last} ${words[at + 1]?.word}`,
    `last two ${previous} ${last}`,
    `noun ${noun}`,
    `noun after ${noun} ${kind(1)}`,
    `noun determiner ${noun} ${determiner}`,
    `noun preposition ${noun} ${preposition}`,
    `noun opener ${noun} ${opener}`,
    `ending ${ending} ${determiner}`,
    `head ${subject[head]?.word}`,
    `first ${subject[0]?.kind} ${numberOf(subject[head])}`,
    `pronoun ${pronoun}`,
    `shape ${shape}`,
    `opener shape ${opener} ${shape}`,
    ...relativeFeatures(words, at),
  ]
  return ['', ...features].flatMap((feature) => [`${number} ${feature}`, `${form} ${feature}`])
}

/** "People who eat": the noun before the pronoun. */
function relativeFeatures(words: readonly Word[], at: number): string[] {
  if (!/^(?:who|which|that)$/.test(words[at - 1]?.word ?? '')) return []
  const noun = words.slice(Math.max(0, at - 4), at - 1).findLast(isNoun)
  const isOneOf = words.slice(Math.max(0, at - 8), at).some(({ word }) => word === 'one')
  return [`relative ${numberOf(noun)} ${isOneOf}`, `relative noun ${noun?.word}`]
}

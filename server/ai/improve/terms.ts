import nlp from 'compromise/three'
import type { Edit, Sentence } from './edit.ts'
import { OPENERS } from './terms.content.ts'

/** A word of a sentence with its parts of speech. */
export interface Term {
  text: string
  /** In lower case, with straight apostrophes. */
  word: string
  tags: readonly string[]
  start: number
  /** A comma, colon, bracket or quotation mark follows. */
  endsClause: boolean
}

export const wordsOf = (terms: readonly Term[]) => terms.map(({ word }) => word).join(' ')

export const has = (term: Term | undefined, tag: string) => term?.tags.includes(tag) ?? false

/** True for a verb in its present or past tense, not for an infinitive after "to". */
export function isFiniteVerb(term: Term): boolean {
  if (/^(?:do|does|did|has|have|had)$/.test(term.word)) return true
  return ['PresentTense', 'PastTense', 'Copula', 'Modal'].some((tag) => has(term, tag)) && !has(term, 'Gerund')
}

/** True for a word that begins a clause of the same sentence. */
function isOpener(term: Term | undefined): boolean {
  return OPENERS.test(term?.word ?? '') || /^(?:which|who|what|how|why|whether)$/.test(term?.word ?? '')
}

/** The index after the last word of the clause. */
export function endOfClause(terms: readonly Term[], from: number): number {
  const at = terms.findIndex(
    (term, index) => index >= from && (terms[index - 1]?.endsClause === true || isOpener(term) || term.word === 'and'),
  )
  return at < 0 ? terms.length : at
}

interface ParsedTerm {
  text: string
  post: string
  tags: string[]
  offset: { start: number }
}

let last: { text: string; terms: Term[] } = { text: '', terms: [] }

/** In characters; the rules compare the words of a sentence with each other, so a longer one would take too long. */
const SENTENCE_MAX = 2000

/**
 * A sentence's words in order, tagged by compromise; none if it is too long. Several rules read each sentence in turn,
 * so the last one is kept.
 */
export function readTerms(text: string): readonly Term[] {
  if (text.length > SENTENCE_MAX) return []
  if (last.text !== text) last = { text, terms: tag(text) }
  return last.terms
}

function tag(text: string): Term[] {
  const sentences = nlp(text).json({ offset: true }) as { terms: ParsedTerm[] }[]
  return sentences.flatMap(({ terms }) =>
    terms.map(({ text: word, post, tags, offset }) => ({
      text: word,
      word: word.toLowerCase().replaceAll('’', "'"),
      tags,
      start: offset.start,
      endsClause: /[,:;()–—"“”]/.test(post),
    })),
  )
}

export type Correction = readonly [after: string, reason: string]

/** Replaces the terms for which `correct` returns other words. */
export function editTerms(
  { text, start }: Sentence,
  correct: (terms: readonly Term[], at: number) => Correction | null,
): Edit[] {
  const terms = readTerms(text)
  return terms.flatMap((term, at): Edit[] => {
    const [after, reason] = correct(terms, at) ?? []
    const end = term.start + term.text.length
    if (after === undefined || reason === undefined || text.slice(term.start, end) !== term.text) return []
    return [{ start: start + term.start, end: start + end, after, reason }]
  })
}

/** Past tenses that compromise does not know. */
const PAST: Readonly<Record<string, string>> = { skip: 'skipped' }

/** The forms of a verb: "eats", "ate", "eaten" and "eating" for "eat". */
export function conjugate(base: string) {
  const [forms = {}] = nlp(`they ${base}`).verbs().conjugate() as Record<string, string>[]
  const { PresentTense: third = base, PastTense = base, Gerund: ing = base } = forms
  const past = PAST[base] ?? PastTense
  return { base, third, past, participle: forms.Participle ?? past, ing }
}

export type VerbForms = ReturnType<typeof conjugate>

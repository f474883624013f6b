import { capitalised } from '#domain/capitalised.ts'
import { MAY_DIFFER } from '../agreement.content.ts'
import { toOtherNumber, verbNumber } from '../agreement.ts'
import { type Edit, matchCase, typographic } from '../edit.ts'
import { subjectNumber } from '../subject-number.ts'
import { readTerms, wordsOf } from '../terms.ts'
import { boundaryFeatures, mayEnd } from './boundary-features.ts'
import { logOddsOf, placesOf } from './model.ts'
import { isSecondVerb, verbFeatures } from './verb-features.ts'
import { asWord, toWords, type Word } from './word-kinds.ts'

/** Minimum log-odds of a report, and how much likelier the verb in the other number must be. */
const MIN_BOUNDARY = 2
const MIN_VERB = 4
const DISAGREES = 'The verb may not agree with its subject.'
/** Quotations, lists and questions differ too much from what the weights were learnt from. */
const UNUSUAL = /[“”"():;?–—]/

/** Finds likely mistakes in a sentence that no rule covers: two sentences run together, and verbs in the wrong number. */
export function likelyMistakes(text: string): Edit[] {
  if (UNUSUAL.test(text)) return []
  const words = toWords(readTerms(text))
  // Where compromise has lost its place in the text, nothing can be replaced.
  if (!words.every((word) => text.startsWith(word.text, word.start))) return []
  const edit = (from: Word, to: Word, after: string, reason: string): Edit => {
    return { start: from.start, end: to.start + to.text.length, after, reason }
  }
  const [last, next] = findBoundary(words)
  // Whether its verbs agree is unsure until it is two sentences.
  if (last && next) {
    return [edit(last, next, `${last.text}. ${capitalised(next.text)}`, 'These read as two sentences.')]
  }
  return words.flatMap((verb, at) => {
    const other = findOtherNumber(words, at)
    return other ? [edit(verb, verb, matchCase(typographic(other), verb.text), DISAGREES)] : []
  })
}

/** The words from the end of the first of two sentences; none in a single sentence. */
function findBoundary(words: readonly Word[]): readonly Word[] {
  const [likeliest] = words
    .flatMap((_, at) => (mayEnd(words, at) ? [{ at, odds: logOddsOf(placesOf(boundaryFeatures(words, at))) }] : []))
    .sort((one, other) => other.odds - one.odds)
  return likeliest && likeliest.odds >= MIN_BOUNDARY ? words.slice(likeliest.at) : []
}

/** The verb at `at` in the other number, if its own is likely wrong; otherwise null. */
function findOtherNumber(words: readonly Word[], at: number): string | null {
  const verb = words[at] as Word
  const number = verbNumber(verb)
  if (!number || subjectNumber(words, at) === number || isSecondVerb(words, at)) return null
  // "Slides, first ten." "Feeding children is hard."
  if (at === 0 || words[0]?.word.endsWith('ing') || MAY_DIFFER.test(wordsOf(words.slice(0, at + 2)))) return null
  const odds = logOddsOf(placesOf(verbFeatures(words, at, number)))
  if (odds <= 0) return null
  const word = toOtherNumber(verb.word, number)
  const changed = words.with(at, asWord(verb, word))
  const changedOdds = logOddsOf(placesOf(verbFeatures(changed, at, number === 'one' ? 'many' : 'one')))
  return odds - changedOdds >= MIN_VERB ? word : null
}

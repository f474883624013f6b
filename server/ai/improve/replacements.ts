import { capitalised } from '#domain/capitalised.ts'
import { agreementEdits } from './agreement.ts'
import { type Edit, type Mistake, matchCase, type Sentence } from './edit.ts'
import { JARGON } from './jargon.content.ts'
import { MISSPELT } from './misspelt.content.ts'
import { MISTAKES, SPACING } from './mistakes.content.ts'
import { SOUND_ALIKES } from './sound-alikes.content.ts'
import { BRITISH, COMPUTING } from './spelling.content.ts'
import { USAGE } from './usage.content.ts'
import { EMPTY_OPENINGS, THERE_ARE, TWO_GROUPS, UNCOUNTED, WORDY } from './wordiness.content.ts'

const PLAIN = new Map(WORDY)
const WORDY_PHRASES = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${[...PLAIN.keys()].sort((one, other) => other.length - one.length).join('|')})(?![\\p{L}\\p{N}-])`,
  'giu',
)
const EMPTY_OPENING = new RegExp(`^(${EMPTY_OPENINGS.join('|')}) (\\p{Ll})`, 'giu')
const WORDS = /(?<![\p{L}\p{N}@./_’'])\p{L}+(?![\p{L}\p{N}@/_]|\.\p{L})/gu

/** The replacement of a match and the reason; null to keep it. */
type Replace = (match: RegExpExecArray, text: string) => readonly [after: string, reason: string] | null

function editMatches({ text, start }: Sentence, pattern: RegExp, replace: Replace): Edit[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [after, reason] = replace(match, text) ?? []
    if (after === undefined || reason === undefined) return []
    const from = start + match.index
    return [{ start: from, end: from + match[0].length, after, reason }]
  })
}

function editByTable(sentence: Sentence, table: readonly Mistake[]): Edit[] {
  return table.flatMap(([pattern, replace, reason]) =>
    editMatches(sentence, pattern, ([words, ...groups]) => [
      matchCase(replace(words, ...groups.map((group) => group ?? '')), words),
      reason,
    ]),
  )
}

/** Corrects what is wrong in any context; no word is changed only because a dictionary lacks it. */
export function mistakeEdits(sentence: Sentence): Edit[] {
  return [MISTAKES, USAGE, SOUND_ALIKES, JARGON].flatMap((table) => editByTable(sentence, table))
}

function wordinessEdits(sentence: Sentence): Edit[] {
  const phrases = editMatches(sentence, WORDY_PHRASES, ({ 0: phrase, index }) => {
    const found = PLAIN.get(phrase.toLowerCase())
    // "With regard to sugar, …" begins a sentence; "About sugar, …" does not.
    const plain = found === 'about' && index === 0 ? 'as for' : found
    if (!plain) return null
    return [matchCase(plain, phrase), `Shorter: “${plain}” says the same as “${phrase.toLowerCase()}”.`]
  })
  const openings = editMatches(sentence, EMPTY_OPENING, ([, opening = '', letter = '']) => [
    letter.toUpperCase(),
    `The sentence says the same without “${opening.toLowerCase()}”.`,
  ])
  // "There are many people who skip breakfast." becomes "Many people skip breakfast."
  const there = THERE_ARE.flatMap((pattern) =>
    editMatches(sentence, pattern, ([words, who = '', comma], text) => {
      if (comma || TWO_GROUPS.test(text.slice(words.length))) return null
      const counted = UNCOUNTED.test(who) ? `some ${who}` : who
      return [`${capitalised(counted)} `, 'The sentence begins sooner without “there are”.']
    }),
  )
  return [...phrases, ...openings, ...there]
}

/** Corrects common misspellings, and changes American spelling to British, except in names. */
function spellingEdits(sentence: Sentence): Edit[] {
  return editMatches(sentence, WORDS, ({ 0: word, index }, text) => {
    const right = MISSPELT.get(word.toLowerCase())
    if (right) return [matchCase(right, word), `It is spelt “${right}”.`]
    const british = BRITISH.get(word.toLowerCase())
    if (!british || isName(text, index, word) || (/^programs?$/i.test(word) && COMPUTING.test(text))) return null
    return [matchCase(british, word), `British spelling, as it is usual in India: “${british}”.`]
  })
}

/** "Centers for Disease Control", "the Pediatric Society": a capital within a sentence, or two at its beginning. */
function isName(text: string, at: number, word: string): boolean {
  if (!/^\p{Lu}/u.test(word)) return false
  if (at > 0 && !/^["“‘'(]+$/u.test(text.slice(0, at))) return true
  return /^\s+(?:(?:of|for|and)\s+)?\p{Lu}/u.test(text.slice(at + word.length, at + word.length + 12))
}

/** All edits that a single word or phrase allows, in any context. */
export function replacementEdits(sentence: Sentence): Edit[] {
  return [
    ...mistakeEdits(sentence),
    ...agreementEdits(sentence),
    ...wordinessEdits(sentence),
    ...spellingEdits(sentence),
    ...editByTable(sentence, SPACING),
  ]
}

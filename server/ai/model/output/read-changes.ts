import type { TextChange } from '#domain/ai/ai.schema.ts'
import type { ImproveOptions } from '../../../infra/ai-writer.ts'
import { findNewNumbers } from '../../new-numbers.ts'
import { InvalidOutput } from '../model-failures.ts'
import { requireAllowed } from './requirements.ts'

const LETTER = /[\p{L}\p{M}\p{N}]/u
/** Words of context that may be added to make a match unique. */
const WIDER_MAX = 6

/** True if the words are inside a tag, and therefore markup. */
function isInsideTag(html: string, at: number, words: string): boolean {
  const opened = html.lastIndexOf('<', at - 1)
  return at > 0 && opened > html.lastIndexOf('>', at - 1) && !words.startsWith('<')
}

function cutsWord(html: string, at: number): boolean {
  return at > 0 && at < html.length && LETTER.test(html[at - 1] ?? '') && LETTER.test(html[at] ?? '')
}

/** The first position of these words as whole words of the text, or -1. */
function findWholeWords(html: string, words: string): number {
  if (words === '') return -1
  for (let at = html.indexOf(words); at >= 0; at = html.indexOf(words, at + 1)) {
    if (!isInsideTag(html, at, words) && !cutsWord(html, at) && !cutsWord(html, at + words.length)) return at
  }
  return -1
}

/** The word before a position with its space; empty after a tag. */
function wordBefore(html: string, at: number): string {
  return /[^\s<>]+\s+$|[^\s<>]+$/.exec(html.slice(Math.max(0, at - 80), at))?.[0] ?? ''
}

/**
 * Places a change. Applying it replaces the first match of its words: if that is another position, or part of a
 * word, preceding words are added until the match is unique.
 */
function placeChange(html: string, change: TextChange): { change: TextChange; at: number } | null {
  let { before, after } = change
  let at = findWholeWords(html, before)
  for (let wider = 0; at >= 0 && html.indexOf(before) !== at; wider++) {
    const lead = wider < WIDER_MAX ? wordBefore(html, at) : ''
    if (lead === '') return null
    before = lead + before
    after = lead + after
    at -= lead.length
  }
  return at < 0 ? null : { change: { ...change, before, after }, at }
}

const TAGS = /<[^<>]*>/g

/** Why a change cannot be used: its words are not in the text as whole words, or it changes markup or numbers. */
type ChangeError = 'absent' | 'markup' | 'number'

function tagsOf(html: string): string {
  return (html.match(TAGS) ?? []).join('')
}

/** Allows changes of words only: the same markup, and no new number. */
function findError({ before, after }: TextChange): ChangeError | null {
  if (before === after || after.trim() === '') return 'absent'
  // A bracket outside a tag could open one.
  if (/[<>]/.test(before.replace(TAGS, '') + after.replace(TAGS, '')) || tagsOf(before) !== tagsOf(after))
    return 'markup'
  return findNewNumbers(after, before).length > 0 ? 'number' : null
}

function assessChange(original: string, suggested: TextChange) {
  const error = findError(suggested)
  const placed = placeChange(original, suggested)
  return { change: placed?.change ?? suggested, at: placed?.at ?? -1, error: placed ? error : (error ?? 'absent') }
}

/**
 * Keeps the changes that match whole words of the text and change only words, in the order of the text; of two that
 * overlap, the first. The others come with their errors.
 */
export function usableChanges(original: string, suggested: readonly TextChange[]) {
  const assessed = suggested.map((change) => assessChange(original, change))
  const rejected = assessed.flatMap(({ change, error }) => (error ? [{ change, error }] : []))
  const placed = assessed.filter(({ error }) => error === null).sort((one, other) => one.at - other.at)
  let end = 0
  const changes = placed.flatMap(({ change, at }) => {
    if (at < end) return []
    end = at + change.before.length
    return [change]
  })
  return { changes, rejected }
}

const ADVICE = 'Try again, or improve the text by hand.'

/** The gravest first. */
const MESSAGES: Record<ChangeError, string> = {
  number: 'The AI server’s suggestions added figures that aren’t in the text.',
  markup: 'The AI server’s suggestions changed the text’s formatting, not only its words.',
  absent: 'The AI server’s suggestions did not fit the text.',
}

/** Returns the usable suggestions. @throws InvalidOutput with the reason if there are suggestions but none is usable */
export function readChanges(
  html: string,
  suggested: readonly TextChange[],
  { forbidden }: ImproveOptions,
): TextChange[] {
  const { changes, rejected } = usableChanges(html, suggested)
  const isClean = (change: TextChange) => forbidden(change).length === 0
  if (suggested.length === 0 || changes.some(isClean)) return changes
  const wordChanges = rejected.flatMap(({ change, error }) => (error === 'absent' ? [] : [change]))
  requireAllowed([...changes, ...wordChanges].flatMap(forbidden), ADVICE)
  const errors = Object.keys(MESSAGES) as ChangeError[]
  const error = errors.find((kind) => rejected.some(({ error }) => error === kind)) ?? 'absent'
  throw new InvalidOutput(
    'No "before" was copied exactly from the content in whole words, or "after" changed its markup or figures.',
    MESSAGES[error],
    ADVICE,
  )
}

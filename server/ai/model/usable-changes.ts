import type { TextChange } from '#domain/ai/ai.schema.ts'
import { findNewNumbers } from '../new-numbers.ts'
import { placeWhole } from './whole-words.ts'

const TAGS = /<[^<>]*>/g

/** Why a change cannot be used: its words are not in the text as whole words, or it changes markup or numbers. */
export type ChangeError = 'absent' | 'markup' | 'number'

interface Judged {
  change: TextChange
  at: number
  error: ChangeError | null
}

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

function judge(original: string, suggested: TextChange): Judged {
  const error = findError(suggested)
  const placed = placeWhole(original, suggested)
  return { change: placed?.change ?? suggested, at: placed?.at ?? -1, error: placed ? error : (error ?? 'absent') }
}

interface Usable {
  /** In the order of the text. */
  changes: TextChange[]
  /** The other changes that have a position in the text, and their errors. */
  rejected: { change: TextChange; error: ChangeError }[]
}

/** Keeps the changes that match whole words of the text and change only words; of two that overlap, the first. */
export function usableChanges(original: string, suggested: readonly TextChange[]): Usable {
  const judged = suggested.map((change) => judge(original, change))
  const rejected = judged.flatMap(({ change, error }) => (error ? [{ change, error }] : []))
  const placed = judged.filter(({ error }) => error === null).sort((one, other) => one.at - other.at)
  let end = 0
  const changes = placed.flatMap(({ change, at }) => {
    if (at < end) return []
    end = at + change.before.length
    return [change]
  })
  return { changes, rejected }
}

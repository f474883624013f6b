import type { TextChange } from '#domain/ai/ai.schema.ts'
import { newNumbers } from '../numbers.ts'
import { placeWhole } from './whole-words.ts'

const TAGS = /<[^<>]*>/g

/** Why a change cannot be taken: its words are not there or cut into others, its markup or its figures are others. */
export type ChangeError = 'absent' | 'markup' | 'number'

interface Judged {
  change: TextChange
  at: number
  error: ChangeError | null
}

function tagsOf(html: string): string {
  return (html.match(TAGS) ?? []).join('')
}

/** Only words change: the markup stays as it is, so that nothing can come in by it, and no figure is new. */
function findError({ before, after }: TextChange): ChangeError | null {
  if (before === after || after.trim() === '') return 'absent'
  // A bracket outside a tag could open one.
  if (/[<>]/.test(before.replace(TAGS, '') + after.replace(TAGS, '')) || tagsOf(before) !== tagsOf(after))
    return 'markup'
  return newNumbers(after, before).length > 0 ? 'number' : null
}

function judge(original: string, suggested: TextChange): Judged {
  const error = findError(suggested)
  const placed = placeWhole(original, suggested)
  return { change: placed?.change ?? suggested, at: placed?.at ?? -1, error: placed ? error : (error ?? 'absent') }
}

interface Usable {
  /** In the order of the text. */
  changes: TextChange[]
  /** The others that have a place in it, and what is wrong with each. */
  rejected: { change: TextChange; error: ChangeError }[]
}

/** A model's changes that stand in the text as whole words and change words only; of two that overlap the first. */
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

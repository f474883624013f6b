import type { TextChange } from '#domain/ai/ai.schema.ts'
import { newNumbers } from '../numbers.ts'
import { placeWhole } from './whole-words.ts'

const TAGS = /<[^<>]*>/g

/** Why a change cannot be taken: its words are not there or cut into others, its markup or its figures are others. */
export type Fault = 'absent' | 'markup' | 'figure'

interface Judged {
  change: TextChange
  at: number
  fault: Fault | null
}

function tagsOf(html: string): string {
  return (html.match(TAGS) ?? []).join('')
}

/** Only words change: the markup stays as it is, so that nothing can come in by it, and no figure is new. */
function faultOf({ before, after }: TextChange): Fault | null {
  if (before === after || after.trim() === '') return 'absent'
  // A bracket outside a tag could open one.
  if (/[<>]/.test(before.replace(TAGS, '') + after.replace(TAGS, '')) || tagsOf(before) !== tagsOf(after))
    return 'markup'
  return newNumbers(after, before).length > 0 ? 'figure' : null
}

function judge(original: string, suggested: TextChange): Judged {
  const fault = faultOf(suggested)
  const placed = placeWhole(original, suggested)
  return { change: placed?.change ?? suggested, at: placed?.at ?? -1, fault: placed ? fault : (fault ?? 'absent') }
}

interface Usable {
  /** In the order of the text. */
  changes: TextChange[]
  /** The others that have a place in it, and what is wrong with each. */
  refused: { change: TextChange; fault: Fault }[]
}

/** A model's changes that stand in the text as whole words and change words only; of two that overlap the first. */
export function usableChanges(original: string, suggested: readonly TextChange[]): Usable {
  const judged = suggested.map((change) => judge(original, change))
  const refused = judged.flatMap(({ change, fault }) => (fault ? [{ change, fault }] : []))
  const placed = judged.filter(({ fault }) => fault === null).sort((one, other) => one.at - other.at)
  let end = 0
  const changes = placed.flatMap(({ change, at }) => {
    if (at < end) return []
    end = at + change.before.length
    return [change]
  })
  return { changes, refused }
}

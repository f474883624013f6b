import type { TextChange } from '#domain/ai/ai.schema.ts'
import { newNumbers } from '../numbers.ts'

const TAGS = /<[^<>]*>/g

function tagsOf(html: string): string {
  return (html.match(TAGS) ?? []).join('')
}

/** Only words change: the markup stays as it is, so that nothing can come in by it, and no figure is new. */
function changesWordsOnly({ before, after }: TextChange): boolean {
  return (
    before !== after &&
    after.trim() !== '' &&
    // A bracket outside a tag could open one.
    !/[<>]/.test(before.replace(TAGS, '') + after.replace(TAGS, '')) &&
    tagsOf(before) === tagsOf(after) &&
    newNumbers(after, before).length === 0
  )
}

/** Those of a model's changes that stand in the text and change words only, in the order of the text. */
export function usableChanges(original: string, suggested: readonly TextChange[]): TextChange[] {
  const placed = suggested
    .filter(changesWordsOnly)
    .map((change) => ({ change, at: original.indexOf(change.before) }))
    .filter(({ change, at }) => at >= 0 && !isInsideTag(original, at, change.before))
    .sort((one, other) => one.at - other.at)
  let end = 0
  return placed.flatMap(({ change, at }) => {
    if (at < end) return []
    end = at + change.before.length
    return [change]
  })
}

/** A word of an address or of a picture's name is markup too. */
function isInsideTag(html: string, at: number, words: string): boolean {
  const opened = html.lastIndexOf('<', at - 1)
  return at > 0 && opened > html.lastIndexOf('>', at - 1) && !words.startsWith('<')
}

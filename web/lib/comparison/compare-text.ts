import { diffWordsWithSpace } from 'diff'

/** `same` is in both, `old` only in the first, `new` only in the second. */
export interface TextPart {
  kind: 'same' | 'old' | 'new'
  text: string
}

/** Milliseconds: texts without anything in common are then shown whole. */
const PATIENCE = 1_000

/** Word by word what the second text says otherwise than the first. */
export function compareText(before: string, after: string): TextPart[] {
  const changes = diffWordsWithSpace(before, after, { timeout: PATIENCE })
  if (!changes) {
    return [
      { kind: 'old', text: before },
      { kind: 'new', text: after },
    ]
  }
  return changes.map(({ added, removed, value }) => ({ kind: added ? 'new' : removed ? 'old' : 'same', text: value }))
}

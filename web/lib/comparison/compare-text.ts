import { diffWordsWithSpace } from 'diff'
import { joinRuns } from './join-runs.ts'
import type { TextPart } from './text-part.ts'

/** Milliseconds: texts without anything in common are then shown whole. */
const PATIENCE = 1_000

/** What the second text says otherwise than the first: words, and whole runs of words where a passage was written anew. */
export function compareText(before: string, after: string): TextPart[] {
  const changes = diffWordsWithSpace(before, after, { timeout: PATIENCE })
  if (!changes) {
    return [
      { kind: 'old', text: before },
      { kind: 'new', text: after },
    ]
  }
  return joinRuns(
    changes.map(({ added, removed, value }) => ({ kind: added ? 'new' : removed ? 'old' : 'same', text: value })),
  )
}

import type { TextPart } from './text-part.ts'

/** Letters of unchanged words between two changes that may still be read as a part of them. */
const BRIDGE = 12

function textOf(parts: readonly TextPart[], kinds: readonly TextPart['kind'][]): string {
  return parts
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join('')
}

/** A space, or a word or two that both texts happen to share in the midst of a passage that was written anew. */
function isBridge(text: string, run: readonly TextPart[], next: TextPart | undefined): boolean {
  const changed = Math.min(textOf(run, ['old']).length, textOf(run, ['new']).length)
  if (changed === 0 || !next || next.kind === 'same' || text.includes('\n')) return false
  return text.trim() === '' || text.length <= Math.min(BRIDGE, changed)
}

function asOne(run: readonly TextPart[]): TextPart[] {
  if (run.every(({ kind }) => kind !== 'same')) return [...run]
  return [
    { kind: 'old', text: textOf(run, ['old', 'same']) },
    { kind: 'new', text: textOf(run, ['new', 'same']) },
  ]
}

/** Whole runs of words instead of each word by itself: so they can be read, and listened to. */
export function joinRuns(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = []
  let run: TextPart[] = []
  for (const [at, part] of parts.entries()) {
    if (part.kind !== 'same' || isBridge(part.text, run, parts[at + 1])) {
      run.push(part)
      continue
    }
    joined.push(...asOne(run), part)
    run = []
  }
  return [...joined, ...asOne(run)]
}

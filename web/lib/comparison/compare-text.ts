import { diffWordsWithSpace } from 'diff'

/** Texts that take longer to compare are shown whole. */
const TIMEOUT_MS = 1_000

/** The differences between two texts, word by word, or by whole passages if most words have changed. */
export function compareText(before: string, after: string): TextPart[] {
  const changes = diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS })
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

/** The longest unchanged text, in letters, that is joined with the changes around it. */
const BRIDGE_MAX = 12

function joinText(parts: readonly TextPart[], kinds: readonly TextPart['kind'][]): string {
  return parts
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join('')
}

/** An unchanged space or a word or two within a rewritten passage. */
function isBridge(text: string, run: readonly TextPart[], next: TextPart | undefined): boolean {
  const changed = Math.min(joinText(run, ['old']).length, joinText(run, ['new']).length)
  if (changed === 0 || !next || next.kind === 'same' || text.includes('\n')) return false
  return text.trim() === '' || text.length <= Math.min(BRIDGE_MAX, changed)
}

function mergeRun(run: readonly TextPart[]): TextPart[] {
  if (run.every(({ kind }) => kind !== 'same')) return [...run]
  return [
    { kind: 'old', text: joinText(run, ['old', 'same']) },
    { kind: 'new', text: joinText(run, ['new', 'same']) },
  ]
}

/** Joins changed words into passages, which are easier to read and to listen to. */
function joinRuns(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = []
  let run: TextPart[] = []
  for (const [at, part] of parts.entries()) {
    if (part.kind !== 'same' || isBridge(part.text, run, parts[at + 1])) {
      run.push(part)
      continue
    }
    joined.push(...mergeRun(run), part)
    run = []
  }
  return [...joined, ...mergeRun(run)]
}

/** `same` is in both, `old` only in the first, `new` only in the second. */
export interface TextPart {
  kind: 'same' | 'old' | 'new'
  text: string
}

/** Letters of unchanged text shown before and after a change. */
const CONTEXT_LENGTH = 160

function opening(text: string): string {
  return text.slice(0, CONTEXT_LENGTH).replace(/\S*$/, '')
}

function closing(text: string): string {
  return text.slice(-CONTEXT_LENGTH).replace(/^\S*/, '')
}

/** Shortens unchanged passages to the text next to a change. */
export function foldParts(parts: readonly TextPart[]): TextPart[] {
  return parts.map((part, at) => {
    const { kind, text } = part
    if (kind !== 'same' || text.length <= 3 * CONTEXT_LENGTH) return part
    const before = at === 0 ? '' : `${opening(text)}…\n`
    const after = at === parts.length - 1 ? '' : `\n…${closing(text)}`
    return { kind, text: before + after }
  })
}

export function isUnchanged(parts: readonly TextPart[]): boolean {
  return parts.every(({ kind }) => kind === 'same')
}

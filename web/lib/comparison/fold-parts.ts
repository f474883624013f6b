import type { TextPart } from './text-part.ts'

/** Letters that are left of an unchanged passage beside a change, so that it is clear where it stands. */
const AROUND = 160

function opening(text: string): string {
  return text.slice(0, AROUND).replace(/\S*$/, '')
}

function closing(text: string): string {
  return text.slice(-AROUND).replace(/^\S*/, '')
}

/** Shortens what is the same in both texts to what stands beside a change. */
export function foldParts(parts: readonly TextPart[]): TextPart[] {
  return parts.map((part, at) => {
    const { kind, text } = part
    if (kind !== 'same' || text.length <= 3 * AROUND) return part
    const before = at === 0 ? '' : `${opening(text)}…\n`
    const after = at === parts.length - 1 ? '' : `\n…${closing(text)}`
    return { kind, text: before + after }
  })
}

export function isUnchanged(parts: readonly TextPart[]): boolean {
  return parts.every(({ kind }) => kind === 'same')
}

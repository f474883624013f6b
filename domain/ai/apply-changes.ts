import type { TextChange } from './ai.schema.ts'

/** Applies the chosen changes to a text; a change whose `before` does not occur in the text is skipped. */
export function applyChanges(
  original: string,
  changes: readonly TextChange[],
  isChosen: (index: number) => boolean = () => true,
): string {
  let result = ''
  let rest = original
  changes.forEach(({ before, after }, index) => {
    const at = before === '' ? -1 : rest.indexOf(before)
    if (at < 0) return
    result += rest.slice(0, at) + (isChosen(index) ? after : before)
    rest = rest.slice(at + before.length)
  })
  return result + rest
}

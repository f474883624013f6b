import type { TextChange } from './ai.schema.ts'

/**
 * The text with those of its changes that are chosen; the others stay as they were.
 * A change whose words are not there is left out.
 */
export function applyChanges(
  original: string,
  changes: readonly TextChange[],
  isChosen: (index: number) => boolean = () => true,
): string {
  let done = ''
  let rest = original
  changes.forEach(({ before, after }, index) => {
    const at = before === '' ? -1 : rest.indexOf(before)
    if (at < 0) return
    done += rest.slice(0, at) + (isChosen(index) ? after : before)
    rest = rest.slice(at + before.length)
  })
  return done + rest
}

import type { TextChange } from '#domain/ai/ai.schema.ts'

const LETTER = /[\p{L}\p{M}\p{N}]/u
/** Words of context that may be added to make a match unique. */
const WIDER_MAX = 6

/** True if the words are inside a tag, and therefore markup. */
function isInsideTag(html: string, at: number, words: string): boolean {
  const opened = html.lastIndexOf('<', at - 1)
  return at > 0 && opened > html.lastIndexOf('>', at - 1) && !words.startsWith('<')
}

function cutsWord(html: string, at: number): boolean {
  return at > 0 && at < html.length && LETTER.test(html[at - 1] ?? '') && LETTER.test(html[at] ?? '')
}

/** The first position of these words as whole words of the text, or -1. */
function wholePlace(html: string, words: string): number {
  if (words === '') return -1
  for (let at = html.indexOf(words); at >= 0; at = html.indexOf(words, at + 1)) {
    if (!isInsideTag(html, at, words) && !cutsWord(html, at) && !cutsWord(html, at + words.length)) return at
  }
  return -1
}

/** The word before a position with its space; empty after a tag. */
function wordBefore(html: string, at: number): string {
  return /[^\s<>]+\s+$|[^\s<>]+$/.exec(html.slice(Math.max(0, at - 80), at))?.[0] ?? ''
}

/**
 * Places a change. Applying it replaces the first match of its words: if that is another position, or part of a
 * word, preceding words are added until the match is unique.
 */
export function placeWhole(html: string, change: TextChange): { change: TextChange; at: number } | null {
  let { before, after } = change
  let at = wholePlace(html, before)
  for (let wider = 0; at >= 0 && html.indexOf(before) !== at; wider++) {
    const lead = wider < WIDER_MAX ? wordBefore(html, at) : ''
    if (lead === '') return null
    before = lead + before
    after = lead + after
    at -= lead.length
  }
  return at < 0 ? null : { change: { ...change, before, after }, at }
}

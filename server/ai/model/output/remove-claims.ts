import { Parser } from 'htmlparser2'
import type { Finding } from '#domain/ai/findings.ts'
import { plainText } from '#domain/blogs/plain-text.ts'
import type { Span } from '../../text/sentences.ts'

/** Characters that must remain for an article. */
const REST_MIN = 300
/** A text with more forbidden passages is rejected as a whole. */
const BLOCKS_MAX = 3

const REMOVABLE_TAGS = new Set(['p', 'li', 'blockquote'])
/** A paragraph that announces a list that is now empty, and empty elements. */
const EMPTY_LIST_WITH_INTRO = /<p>(?:(?!<\/p>)[\s\S])*:\s*<\/p>\s*<(ul|ol)>\s*<\/\1>/g
const EMPTY_ELEMENT = /<(ul|ol|li|blockquote)>\s*<\/\1>/g
/** A heading at the end, or directly before another of the same or a higher level. */
const EMPTY_SECTION = /<h2>(?:(?!<\/h2>)[\s\S])*<\/h2>\s*(?=<h2>|$)|<h3>(?:(?!<\/h3>)[\s\S])*<\/h3>\s*(?=<h[23]>|$)/g

/** Paragraphs, list items and quotations, inner ones first. */
function findBlocks(html: string): Span[] {
  const blocks: Span[] = []
  const open: number[] = []
  const parser = new Parser({
    onopentag: () => void open.push(parser.startIndex),
    onclosetag: (name) => {
      const start = open.pop()
      if (start !== undefined && REMOVABLE_TAGS.has(name)) blocks.push({ start, end: parser.endIndex + 1 })
    },
  })
  parser.end(html)
  return blocks
}

function removeEmptyParts(html: string): string {
  const tidy = html.replace(EMPTY_LIST_WITH_INTRO, '').replace(EMPTY_ELEMENT, '').replace(EMPTY_SECTION, '')
  return tidy === html ? html : removeEmptyParts(tidy)
}

/** Removes the block that contains a sentence, and headings and lists that become empty. */
function removeBlock(html: string, sentence: string): string | null {
  const words = sentence.replace(/\s+/g, ' ').trim()
  const block = findBlocks(html).find(({ start, end }) => plainText(html.slice(start, end)).includes(words))
  return block ? removeEmptyParts(html.slice(0, block.start) + html.slice(block.end)) : null
}

/**
 * Removes the blocks that contain forbidden claims from sanitized HTML.
 * @returns null if that is not enough or too little remains
 */
export function removeClaims(html: string, findForbiddenClaims: (html: string) => readonly Finding[]) {
  let content = html
  let forbidden = findForbiddenClaims(html)
  const leftOut: Finding[] = []
  for (let blocks = 0; forbidden[0]; blocks += 1) {
    const rest = blocks < BLOCKS_MAX ? removeBlock(content, forbidden[0].text) : null
    if (rest === null) return null
    const remaining = findForbiddenClaims(rest)
    leftOut.push(...forbidden.filter(({ text }) => !remaining.some((other) => other.text === text)))
    content = rest
    forbidden = remaining
  }
  if (leftOut.length > 0 && plainText(content).length < REST_MIN) return null
  return { content, leftOut }
}

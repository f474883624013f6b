import { Parser } from 'htmlparser2'

const HEADING = /^h[1-6]$/
const BLOCKS = new Set('p ul ol li blockquote pre hr figure figcaption table caption thead tbody tfoot tr'.split(' '))
const ITEMS = new Set(['li', 'tr'])
const CELLS = new Set(['td', 'th'])
/** Links, quotations, code and tables: their words must not be changed. */
const LOCKED = new Set(['a', 'blockquote', 'code', 'pre', 'table'])
/** A figure with a plate, whose words are not the author's. */
const PLATE = 'figure with a plate'
/** Elements whose content is not text. */
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'textarea', 'svg', 'math', 'title', 'iframe', PLATE])
/** The heading of a list of sources; "Sources of protein" is none. */
const SOURCES = /^(?:sources?|references?|bibliography|further reading)\b(?! (?:of|for|in|to|that|with)\b)/i

export interface Block {
  /** `item`: a list item, or a table row with its cells joined. */
  kind: 'heading' | 'text' | 'item'
  /** The visible text; `<br>` is a line break. */
  text: string
  /** Start and end of each character of `text` in the HTML. */
  starts: number[]
  ends: number[]
  /** Characters that must not be changed. */
  locked: boolean[]
  /** The innermost element around each character, by number. */
  elements: number[]
  /** True within the list of sources at the end. */
  isSource: boolean
  /** Targets of its links, with the linked words. */
  links: { address: string; words: string }[]
}

/** Parses an article into its blocks of text, in order; every character keeps its position in the HTML. */
export function toBlocks(html: string): Block[] {
  const blocks: Block[] = []
  const open: { name: string; id: number }[] = []
  let opened = 0
  let locks = 0
  let silent = 0
  let headings = 0
  let items = 0
  let anchors = 0
  let inSources = false
  let block = emptyBlock()

  function finish(): void {
    if (block.text.trim() !== '') {
      if (block.kind === 'heading') inSources = SOURCES.test(block.text.trim())
      blocks.push({ ...block, isSource: inSources })
    }
    block = emptyBlock(headings > 0 ? 'heading' : items > 0 ? 'item' : 'text')
  }
  function add(text: string, start: number, end: number, isLocked: boolean): void {
    // Either plain text, or a character reference that spans several source characters.
    const isPlain = text.length === end - start
    for (let index = 0; index < text.length; index++) {
      block.starts.push(isPlain ? start + index : start)
      block.ends.push(isPlain ? start + index + 1 : end)
      block.locked.push(isLocked)
      block.elements.push(open.at(-1)?.id ?? 0)
    }
    block.text += text
  }

  function count(name: string, step: 1 | -1): void {
    if (LOCKED.has(name)) locks += step
    if (SILENT.has(name)) silent += step
    if (HEADING.test(name)) headings += step
    if (ITEMS.has(name)) items += step
    if (name === 'a') anchors += step
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const kind = name === 'figure' && attributes['data-plate'] !== undefined ? PLATE : name
        open.push({ name: kind, id: ++opened })
        count(kind, 1)
        if (HEADING.test(name) || BLOCKS.has(name)) finish()
        if (name === 'br') add('\n', parser.startIndex, parser.endIndex + 1, true)
        // Separate the cells of a row by a space.
        if (CELLS.has(name) && block.text !== '') add(' ', parser.startIndex, parser.endIndex + 1, true)
        if (name === 'a' && attributes.href && silent === 0) block.links.push({ address: attributes.href, words: '' })
      },
      onclosetag(name) {
        if (HEADING.test(name) || BLOCKS.has(name)) finish()
        count(open.pop()?.name ?? name, -1)
        if (HEADING.test(name) || BLOCKS.has(name)) finish()
      },
      ontext(text) {
        if (silent > 0) return
        add(text, parser.startIndex, parser.endIndex + 1, locks > 0)
        const link = block.links.at(-1)
        if (link && anchors > 0) link.words += text
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  finish()
  return blocks
}

function emptyBlock(kind: Block['kind'] = 'text'): Block {
  return { kind, text: '', starts: [], ends: [], locked: [], elements: [], isSource: false, links: [] }
}

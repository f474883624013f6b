import { isOwnPicture } from '#domain/images/media.ts'
import { toEditorHtml } from '../schema/article-html.ts'

/** Holds pasted styles while the HTML is parsed, since the Content-Security-Policy blocks `style` attributes. */
export const PASTED_STYLE = 'data-style'

/** Word's comments, and elements such as `<o:p>`. */
const WORD_MARKUP = /<!--[\s\S]*?-->|<!\[(?:if|endif)[^>]*>|<\/?[owvm]:[^>]*>/gi

/** Removes styles from links and underlines around them, which articles style themselves. */
function dropLinkStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll(`a [${PASTED_STYLE}]`)) element.removeAttribute(PASTED_STYLE)
  for (const element of root.querySelectorAll('a u')) element.replaceWith(...element.childNodes)
}

/** Unwraps unknown elements: the editor's library fails on one named `constructor`. */
function unwrapUnknown(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    if (element instanceof HTMLUnknownElement) element.replaceWith(...element.childNodes)
  }
}

/** Removes pictures of other sites and local files; inline pictures are handled as files. */
function dropForeignPictures(root: ParentNode): void {
  for (const image of root.querySelectorAll('img')) {
    if (!isOwnPicture(image.getAttribute('src'))) image.remove()
  }
}

/** Articles have one style of numbers. */
function dropNumberStyles(root: ParentNode): void {
  for (const list of root.querySelectorAll('ol, ol > li')) {
    list.removeAttribute('type')
    list.removeAttribute(PASTED_STYLE)
  }
}

/** Joins several spaces; a single non-breaking space is kept. */
function joinSpaces(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (text.parentElement?.closest('pre')) continue
    text.nodeValue = (text.nodeValue ?? '').replace(/[ \u00a0]{2,}/g, ' ')
  }
}

/**
 * Converts HTML from word processors to article HTML. `pasted-styles.ts` gives the styles back to the editor's parser.
 */
export function cleanPaste(html: string): string {
  const body = parsePasted(html.replace(WORD_MARKUP, ''))
  for (const element of body.querySelectorAll('script, meta, link, title, xml')) element.remove()
  unwrapUnknown(body)
  dropLinkStyles(body)
  replaceWordMarkup(body)
  restoreWordLists(body)
  dropNumberStyles(body)
  dropForeignPictures(body)
  dropEmptyBlocks(body)
  joinSpaces(body)
  return toEditorHtml(body.innerHTML.replace(CONTROL_CHARACTERS, ''))
}

const BLOCKS =
  'address, article, blockquote, dd, div, dl, dt, figure, h1, h2, h3, h4, h5, h6, hr, li, ol, p, pre, section, table, td, th, tr, ul'
const PARAGRAPHS = 'p, h1, h2, h3, h4, h5, h6'

function isBlank(node: Node): boolean {
  return node.nodeType === Node.COMMENT_NODE || (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() === '')
}

/** The neighbour on the same line, also outside of inline parents; null at the end of a line. */
function inlineSibling(node: Node, side: 'previousSibling' | 'nextSibling'): Node | null {
  let next = node[side]
  while (next && isBlank(next)) next = next[side]
  if (next) return next instanceof Element && next.matches(BLOCKS) ? null : next
  const parent = node.parentElement
  const isInline = parent && parent.localName !== 'body' && !parent.matches(`${BLOCKS}, [id^="docs-internal-guid"]`)
  return isInline ? inlineSibling(parent, side) : null
}

/** Removes line breaks at the edge of a line, and paragraphs without content. */
function dropEmptyBlocks(root: HTMLElement): void {
  for (const element of root.querySelectorAll('br')) {
    if (!(inlineSibling(element, 'previousSibling') && inlineSibling(element, 'nextSibling'))) element.remove()
  }
  for (const element of root.querySelectorAll(PARAGRAPHS)) {
    if (element.textContent?.trim() === '' && !element.querySelector('img')) element.remove()
  }
}

/** Margin comments and tracked deletions. */
const COMMENTS_AND_DELETIONS = `[${PASTED_STYLE}*="mso-element:comment"], .msocomanchor, .MsoCommentReference, del[cite]`

/** Links within the document: footnotes and bookmarks of Word, Google Docs and LibreOffice. */
const INTERNAL_LINKS = ['_', 'ftn', 'bookmark', 'heading=', 'id.', 'sdfootnote', 'sdendnote']
  .map((start) => `a[href^="#${start}"]`)
  .join(', ')

/** A footnote's mark becomes superscript, any other link its text. */
function toReplacement(link: Element): Node[] {
  const isNote = /(?:foot|end)note-id/.test(link.getAttribute(PASTED_STYLE) ?? '')
  if (!isNote || !/ref\d+$/.test(link.getAttribute('name') ?? '')) return [...link.childNodes]
  const mark = link.ownerDocument.createElement('sup')
  mark.textContent = link.textContent?.trim() ?? ''
  return [mark]
}

/** Replaces comments and internal links by what a reader would see. */
function replaceWordMarkup(root: ParentNode): void {
  for (const element of root.querySelectorAll(COMMENTS_AND_DELETIONS)) element.remove()
  for (const link of root.querySelectorAll(INTERNAL_LINKS)) link.replaceWith(...toReplacement(link))
}

const STYLE_SHEETS = /<style\b[\s\S]*?<\/style>/gi
/** An opening tag with its attributes; quoted values may contain `>`. */
const TAGS = /<[a-z][^\s>/]*(?:"[^"]*"|'[^']*'|[^'">])*>/gi
/** Matches values, to skip them, or the attribute name `style`. */
const VALUES_OR_STYLE = /"[^"]*"|'[^']*'|=\s*[^\s"'>]+|(?<![\w-])style(?=\s*=)/gi

/** Renames every `style` attribute, leaving text and values alone. */
export function renameStyleAttributes(html: string): string {
  return html.replace(TAGS, (tag) =>
    tag.replace(VALUES_OR_STYLE, (part) => (part.toLowerCase() === 'style' ? PASTED_STYLE : part)),
  )
}

/** Parses clipboard HTML without style sheets and with renamed styles. */
export function parsePasted(html: string): HTMLElement {
  return new DOMParser().parseFromString(renameStyleAttributes(html.replace(STYLE_SHEETS, '')), 'text/html').body
}

/** The server rejects texts with these invisible characters. */
const CONTROL_CHARACTERS = /(?![\t\n\r])[\p{Cc}\p{Cs}]/gu

/** Word uses a vertical tab for a line break within a paragraph. */
export function cleanText(text: string): string {
  return text.replace(/[\v\f]/g, '\n').replace(CONTROL_CHARACTERS, '')
}

/** Word marks a list item as a paragraph with `mso-list:l0 level1 lfo1`. */
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i
const NUMBERED = /^\s*(?:\d+|[a-z]|[ivxlc]+)[.)]/i

function listLevel(element: Element): number {
  return Number(LEVEL.exec(element.getAttribute(PASTED_STYLE) ?? '')?.[1] ?? 0)
}

/** Word writes the bullet or number as text marked "ignore". */
function takeMarker(item: Element): string {
  const markers = [...item.querySelectorAll(`[${PASTED_STYLE}]`)].filter((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute(PASTED_STYLE) ?? ''),
  )
  const text = markers.map((marker) => marker.textContent ?? '').join('')
  for (const marker of markers) marker.remove()
  return text
}

function toItem(paragraph: Element): Element {
  const item = paragraph.ownerDocument.createElement('li')
  item.append(...paragraph.childNodes)
  return item
}

/** Replaces a run of such paragraphs by nested lists. */
function nest(run: Element[]): void {
  const openLists: { list: Element; level: number }[] = []
  for (const paragraph of run) {
    const level = listLevel(paragraph)
    const marker = takeMarker(paragraph)
    const tag = NUMBERED.test(marker) ? 'ol' : 'ul'
    while (openLists.length > 0 && (openLists.at(-1)?.level ?? 0) > level) openLists.pop()
    const current = openLists.at(-1)
    const isNew = !current || current.level < level || current.list.localName !== tag
    if (isNew) {
      if (current?.level === level) openLists.pop()
      const list = paragraph.ownerDocument.createElement(tag)
      // A list continued after a paragraph continues its numbers.
      if (Number.parseInt(marker, 10) > 1) list.setAttribute('start', String(Number.parseInt(marker, 10)))
      const parent = openLists.at(-1)?.list.lastElementChild
      if (parent) parent.append(list)
      else paragraph.before(list)
      openLists.push({ list, level })
    }
    openLists.at(-1)?.list.append(toItem(paragraph))
    paragraph.remove()
  }
}

function restoreWordLists(root: ParentNode): void {
  let run: Element[] = []
  const paragraphs = [...root.querySelectorAll('p')]
  for (const [at, paragraph] of paragraphs.entries()) {
    if (listLevel(paragraph) === 0) continue
    run.push(paragraph)
    const next = paragraph.nextElementSibling
    if (!next || next !== paragraphs[at + 1] || listLevel(next) === 0) {
      nest(run)
      run = []
    }
  }
}

import { isOwnPicture } from '#domain/images/media.ts'
import { toEditorHtml } from '../schema/article-html.ts'

/** Where the styles of what is pasted stand meanwhile: the page's policy would empty a `style` that comes as text. */
export const PASTED_STYLE = 'data-style'

/** Word's own remarks, and its `<o:p>` and the like. */
const REMARKS = /<!--[\s\S]*?-->|<!\[(?:if|endif)[^>]*>|<\/?[owvm]:[^>]*>/gi

/** Google Docs underlines its links by style; an article does it for all of them. */
function dropLinkStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll(`a [${PASTED_STYLE}]`)) element.removeAttribute(PASTED_STYLE)
  for (const element of root.querySelectorAll('a u')) element.replaceWith(...element.childNodes)
}

/** Elements that HTML does not have: the editor's library stumbles over one that is named `constructor`. */
function unwrapUnknown(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    if (element instanceof HTMLUnknownElement) element.replaceWith(...element.childNodes)
  }
}

/** Pictures that only their own program can read, or that lie with somebody else; those in the markup come as files. */
function dropForeignPictures(root: ParentNode): void {
  for (const image of root.querySelectorAll('img')) {
    if (!isOwnPicture(image.getAttribute('src'))) image.remove()
  }
}

/** Readers see one kind of numbers. */
function dropNumberStyles(root: ParentNode): void {
  for (const list of root.querySelectorAll('ol, ol > li')) {
    list.removeAttribute('type')
    list.removeAttribute(PASTED_STYLE)
  }
}

/** Several spaces, made to stay by word processors: one. A single space that does not break is meant. */
function joinSpaces(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (text.parentElement?.closest('pre')) continue
    text.nodeValue = (text.nodeValue ?? '').replace(/[ \u00a0]{2,}/g, ' ')
  }
}

/**
 * What word processors put on the clipboard, as an article would say it. Its styles are given
 * back to the editor's parser by `pasted-styles.ts`.
 */
export function cleanPaste(html: string): string {
  const body = parsePasted(html.replace(REMARKS, ''))
  for (const element of body.querySelectorAll('script, meta, link, title, xml')) element.remove()
  unwrapUnknown(body)
  dropLinkStyles(body)
  settleRemarks(body)
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

/** What stands beside it on the same line, however deep it sits in inline elements; null where the line ends. */
function beside(node: Node, side: 'previousSibling' | 'nextSibling'): Node | null {
  let next = node[side]
  while (next && isBlank(next)) next = next[side]
  if (next) return next instanceof Element && next.matches(BLOCKS) ? null : next
  const parent = node.parentElement
  const isInline = parent && parent.localName !== 'body' && !parent.matches(`${BLOCKS}, [id^="docs-internal-guid"]`)
  return isInline ? beside(parent, side) : null
}

/** Line breaks that separate no two lines, and paragraphs that only made room. */
function dropEmptyBlocks(root: HTMLElement): void {
  for (const element of root.querySelectorAll('br')) {
    if (!(beside(element, 'previousSibling') && beside(element, 'nextSibling'))) element.remove()
  }
  for (const element of root.querySelectorAll(PARAGRAPHS)) {
    if (element.textContent?.trim() === '' && !element.querySelector('img')) element.remove()
  }
}

/** Comments in the margin and text that was struck out while changes were tracked: nobody means to publish them. */
const UNMEANT = `[${PASTED_STYLE}*="mso-element:comment"], .msocomanchor, .MsoCommentReference, del[cite]`

/** Places within the document, which an article has not: Word's footnotes and bookmarks, Google's and LibreOffice's. */
const WITHIN = ['_', 'ftn', 'bookmark', 'heading=', 'id.', 'sdfootnote', 'sdendnote']
  .map((start) => `a[href^="#${start}"]`)
  .join(', ')

/** What a link within the document becomes: a footnote's mark stays raised, everything else is its words. */
function settled(link: Element): Node[] {
  const isNote = /(?:foot|end)note-id/.test(link.getAttribute(PASTED_STYLE) ?? '')
  if (!isNote || !/ref\d+$/.test(link.getAttribute('name') ?? '')) return [...link.childNodes]
  const mark = link.ownerDocument.createElement('sup')
  mark.textContent = link.textContent?.trim() ?? ''
  return [mark]
}

/** Leaves of a word processor's own devices what a reader would see of them. */
function settleRemarks(root: ParentNode): void {
  for (const element of root.querySelectorAll(UNMEANT)) element.remove()
  for (const link of root.querySelectorAll(WITHIN)) link.replaceWith(...settled(link))
}

const STYLE_SHEETS = /<style\b[\s\S]*?<\/style>/gi
/** An opening tag with its attributes; a `>` may stand in quotes. */
const TAGS = /<[a-z][^\s>/]*(?:"[^"]*"|'[^']*'|[^'">])*>/gi
/** Values, which are passed over, or the name of a style. */
const VALUES_OR_STYLE = /"[^"]*"|'[^']*'|=\s*[^\s"'>]+|(?<![\w-])style(?=\s*=)/gi

/** The HTML with each `style` attribute under another name, whatever stands in text and values. */
export function putStylesAside(html: string): string {
  return html.replace(TAGS, (tag) =>
    tag.replace(VALUES_OR_STYLE, (part) => (part.toLowerCase() === 'style' ? PASTED_STYLE : part)),
  )
}

/** What was on the clipboard, without style sheets and with its styles put aside. */
export function parsePasted(html: string): HTMLElement {
  return new DOMParser().parseFromString(putStylesAside(html.replace(STYLE_SHEETS, '')), 'text/html').body
}

/** A text with these is refused, and nobody sees where they are. */
const CONTROL_CHARACTERS = /(?![\t\n\r])[\p{Cc}\p{Cs}]/gu

/** Word ends a line within a paragraph by a vertical tab. */
export function cleanText(text: string): string {
  return text.replace(/[\v\f]/g, '\n').replace(CONTROL_CHARACTERS, '')
}

/** A list item of Word: a paragraph that says its list and its level in `mso-list:l0 level1 lfo1`. */
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i
const NUMBERED = /^\s*(?:\d+|[a-z]|[ivxlc]+)[.)]/i

function levelOf(element: Element): number {
  return Number(LEVEL.exec(element.getAttribute(PASTED_STYLE) ?? '')?.[1] ?? 0)
}

/** Word writes the bullet or the number itself, marked as to be ignored. */
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

/** Puts a run of such paragraphs into nested lists, in place of the first. */
function nest(run: Element[]): void {
  const open: { list: Element; level: number }[] = []
  for (const paragraph of run) {
    const level = levelOf(paragraph)
    const marker = takeMarker(paragraph)
    const tag = NUMBERED.test(marker) ? 'ol' : 'ul'
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop()
    const current = open.at(-1)
    const isNew = !current || current.level < level || current.list.localName !== tag
    if (isNew) {
      if (current?.level === level) open.pop()
      const list = paragraph.ownerDocument.createElement(tag)
      // A list that goes on after a paragraph goes on counting.
      if (Number.parseInt(marker, 10) > 1) list.setAttribute('start', String(Number.parseInt(marker, 10)))
      const parent = open.at(-1)?.list.lastElementChild
      if (parent) parent.append(list)
      else paragraph.before(list)
      open.push({ list, level })
    }
    open.at(-1)?.list.append(toItem(paragraph))
    paragraph.remove()
  }
}

/** Turns what Word calls lists into lists. */
function restoreWordLists(root: ParentNode): void {
  let run: Element[] = []
  const paragraphs = [...root.querySelectorAll('p')]
  for (const [at, paragraph] of paragraphs.entries()) {
    if (levelOf(paragraph) === 0) continue
    run.push(paragraph)
    const next = paragraph.nextElementSibling
    if (next !== paragraphs[at + 1] || levelOf(next ?? paragraph) === 0 || !next) {
      nest(run)
      run = []
    }
  }
}

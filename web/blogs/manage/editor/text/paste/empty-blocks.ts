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
export function dropEmptyBlocks(root: HTMLElement): void {
  for (const element of root.querySelectorAll('br')) {
    if (!(beside(element, 'previousSibling') && beside(element, 'nextSibling'))) element.remove()
  }
  for (const element of root.querySelectorAll(PARAGRAPHS)) {
    if (element.textContent?.trim() === '' && !element.querySelector('img')) element.remove()
  }
}

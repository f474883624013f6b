import { PASTED_STYLE } from './parse-pasted.ts'

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
export function settleRemarks(root: ParentNode): void {
  for (const element of root.querySelectorAll(UNMEANT)) element.remove()
  for (const link of root.querySelectorAll(WITHIN)) link.replaceWith(...settled(link))
}

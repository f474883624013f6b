import { isOwnPicture } from '#domain/images/media.ts'
import { toEditorHtml } from '../schema/article-html.ts'
import { CONTROL_CHARACTERS } from './clean-text.ts'
import { dropEmptyBlocks } from './empty-blocks.ts'
import { PASTED_STYLE, parsePasted } from './parse-pasted.ts'
import { restoreWordLists } from './word-lists.ts'
import { settleRemarks } from './word-remarks.ts'

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

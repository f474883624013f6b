import { toEditorHtml } from '../schema/article-html.ts'
import { restoreWordLists } from './word-lists.ts'

/** Word's own remarks, and its `<o:p>` and the like. */
const REMARKS = /<!--[\s\S]*?-->|<!\[(?:if|endif)[^>]*>|<\/?[owvm]:[^>]*>/gi

/** Line breaks between blocks, and paragraphs that only made room. */
function dropEmptyBlocks(root: HTMLElement): void {
  for (const element of root.querySelectorAll('br')) {
    const place = element.parentElement
    if (place === root || place?.id.startsWith('docs-internal-guid')) element.remove()
  }
  for (const element of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    if (element.textContent?.trim() === '' && !element.querySelector('img')) element.remove()
  }
}

/** Google Docs underlines its links by style; an article does it for all of them. */
function dropLinkStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll('a [style]')) element.removeAttribute('style')
  for (const element of root.querySelectorAll('a u')) element.replaceWith(...element.childNodes)
}

/**
 * What word processors put on the clipboard, as an article would say it. Styles need no attention: the editor's schema
 * knows none.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(REMARKS, ''), 'text/html')
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml')) element.remove()
  restoreWordLists(body)
  dropLinkStyles(body)
  dropEmptyBlocks(body)
  return toEditorHtml(body.innerHTML)
}

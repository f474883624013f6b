import { Mark, mergeAttributes } from '@tiptap/core'
import { Link } from '@tiptap/extension-link'
import { isExternal, toLinkAddress } from './link-address.ts'

/** @param style written by Google Docs instead of a tag */
const createMark = (name: string, tag: string, style?: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }, ...(style ? [{ style }] : [])],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  })

/** These marks have no buttons; they only keep existing text such as m² and CO₂. */
export const Superscript = createMark('superscript', 'sup', 'vertical-align=super')
export const Subscript = createMark('subscript', 'sub', 'vertical-align=sub')
export const Highlight = createMark('highlight', 'mark')

/** As the server writes it: external links have `rel`. */
function linkAttributes(written: string) {
  const href = toLinkAddress(written)
  if (href === null) return {}
  return { href, ...(isExternal(href) ? { rel: 'noopener noreferrer nofollow' } : {}) }
}

export const ArticleLink = Link.extend({
  renderHTML: ({ HTMLAttributes }) => ['a', linkAttributes(String(HTMLAttributes.href ?? '')), 0],
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  isAllowedUri: (address) => toLinkAddress(address ?? '') !== null,
})

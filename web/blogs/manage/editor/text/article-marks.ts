import { Mark, mergeAttributes } from '@tiptap/core'
import { Link } from '@tiptap/extension-link'
import { isOutside, toLinkAddress } from './link-address.ts'

const markOf = (name: string, tag: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  })

/** Without a button: they keep what an article already has, as m² and CO₂. */
export const Superscript = markOf('superscript', 'sup')
export const Subscript = markOf('subscript', 'sub')
export const Highlight = markOf('highlight', 'mark')

/** The same `rel` that the server gives to links that lead elsewhere; own pages stay in the tab. */
export const ArticleLink = Link.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      rel: {
        default: null,
        parseHTML: () => null,
        renderHTML: ({ href }) => (isOutside(String(href ?? '')) ? { rel: 'noopener noreferrer nofollow' } : {}),
      },
    }
  },
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  // `href` first, as the server writes it.
  HTMLAttributes: { href: null, target: null, rel: null, class: null },
  isAllowedUri: (address) => toLinkAddress(address ?? '') !== null,
})

import { Extension, Mark, mergeAttributes } from '@tiptap/core'
import { isOutside } from './link-address.ts'

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

/** The same `rel` that the server gives to links that lead elsewhere. */
export const OutsideLinks = Extension.create({
  name: 'outsideLinks',
  addGlobalAttributes: () => [
    {
      types: ['link'],
      attributes: {
        outside: {
          default: null,
          parseHTML: () => null,
          renderHTML: ({ href }) => (isOutside(String(href ?? '')) ? { rel: 'noopener noreferrer nofollow' } : {}),
        },
      },
    },
  ],
})

import { mergeAttributes, Node } from '@tiptap/core'
import { MEDIA_PATH } from '#domain/images/media.ts'

export interface PictureAttributes {
  src: string
  alt: string
  width: number | null
  height: number | null
}

function sizeOf(element: HTMLElement, name: string): number | null {
  return Number(element.getAttribute(name)) || null
}

/** A picture in the text: the product's own only, as the server keeps no other. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null, parseHTML: (element) => sizeOf(element, 'width') },
    height: { default: null, parseHTML: (element) => sizeOf(element, 'height') },
  }),
  parseHTML: () => [{ tag: `img[src^="${MEDIA_PATH}"]` }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes, { loading: 'lazy', decoding: 'async' })],
})

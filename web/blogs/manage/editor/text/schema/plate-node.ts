import { Node } from '@tiptap/core'
import { type PlateBlock, partsOf, readPlateBlock } from '#domain/blogs/plate-blocks.ts'
import { plateAddress } from '#domain/foods/plate/plate-address.ts'

const blockIn = (element: HTMLElement) =>
  readPlateBlock(element.getAttribute('data-plate'), element.getAttribute('data-title'))

/** Plates are top-level blocks, never nested in other blocks, as on the server. */
export const ArticleDocument = Node.create({ name: 'doc', topNode: true, content: '(block | plate)+' })

/** A plate or dish, written as the server stores it. */
export const Plate = Node.create({
  name: 'plate',
  atom: true,
  draggable: true,
  // Before the rule for figures with a picture.
  priority: 200,
  addAttributes: () => ({
    plate: { default: '', parseHTML: (element) => blockIn(element)?.plate ?? '' },
    title: { default: '', parseHTML: (element) => blockIn(element)?.title ?? '' },
  }),
  parseHTML: () => [{ tag: 'figure[data-plate]', getAttrs: (figure) => blockIn(figure) !== null && null }],
  renderHTML: ({ node }) => {
    const { plate, title } = node.attrs as PlateBlock
    const link = ['a', { href: plateAddress(partsOf({ plate })) }, 'see this plate'] as const
    return ['figure', { 'data-plate': plate, 'data-title': title }, ['figcaption', `${title}: `, link]]
  },
})

import { getSchema, type JSONContent, mergeAttributes, Node } from '@tiptap/core'
import { DOMParser, DOMSerializer, Fragment } from '@tiptap/pm/model'
import StarterKit from '@tiptap/starter-kit'
import { isOwnPicture } from '#domain/images/media.ts'
import { ArticleLink, Subscript, Superscript } from './article-marks.ts'

export interface PictureAttributes {
  src: string
  alt: string
  width: number | null
  height: number | null
  caption: Caption
}

function ownPicture(element: HTMLElement): Element | null {
  const pictures = element.matches('img') ? [element] : [...element.querySelectorAll('img')]
  return pictures.find((picture) => isOwnPicture(picture.getAttribute('src'))) ?? null
}

function pictureAttribute(name: string) {
  return { default: null, parseHTML: (element: HTMLElement) => ownPicture(element)?.getAttribute(name) ?? null }
}

function pictureSize(name: string) {
  return { default: null, parseHTML: (element: HTMLElement) => Number(ownPicture(element)?.getAttribute(name)) || null }
}

/** A figure with one picture and a caption; others are read as separate elements. */
function isPictureFigure(figure: HTMLElement): boolean {
  const words = (element: Element | null) => element?.textContent?.trim() ?? ''
  const hasOne = figure.querySelectorAll('img').length === 1 && ownPicture(figure) !== null
  return hasOne && words(figure) === words(figure.querySelector('figcaption'))
}

/** A picture with an optional caption. Accepts only pictures stored on this site, as the server does. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: pictureAttribute('src'),
    alt: { ...pictureAttribute('alt'), default: '' },
    width: pictureSize('width'),
    height: pictureSize('height'),
    caption: { default: [], rendered: false, parseHTML: captionIn },
  }),
  parseHTML: () => [
    { tag: 'figure', getAttrs: (figure) => isPictureFigure(figure) && null },
    { tag: 'img', getAttrs: (picture) => ownPicture(picture) !== null && null },
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const picture = ['img', mergeAttributes(HTMLAttributes, { loading: 'lazy', decoding: 'async' })] as const
    const caption: Caption = node.attrs.caption
    return caption.length > 0 ? ['figure', picture, toFigcaption(caption)] : picture
  },
})

/** Text and links below a picture. */
export type Caption = JSONContent[]

const Line = Node.create({ name: 'doc', topNode: true, content: 'text*' })

const schema = getSchema([
  Line,
  ...[ArticleLink, Subscript, Superscript],
  StarterKit.configure({
    ...{ document: false, paragraph: false, heading: false, hardBreak: false, horizontalRule: false, link: false },
    ...{ blockquote: false, bulletList: false, orderedList: false, listItem: false, codeBlock: false },
  }),
])

function captionIn(element: Element): Caption {
  const line = element.querySelector('figcaption')
  return line ? (DOMParser.fromSchema(schema).parse(line).toJSON().content ?? []) : []
}

function toFigcaption(caption: Caption): HTMLElement {
  const element = document.createElement('figcaption')
  element.append(DOMSerializer.fromSchema(schema).serializeFragment(Fragment.fromJSON(schema, caption)))
  return element
}

export function captionText(caption: Caption): string {
  return caption.map(({ text }) => text ?? '').join('')
}

/** Unchanged words keep their links. */
export function withWords(caption: Caption, words: string): Caption {
  if (words === captionText(caption)) return caption
  return words === '' ? [] : [{ type: 'text', text: words }]
}

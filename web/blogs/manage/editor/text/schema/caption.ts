import { getSchema, type JSONContent, Node } from '@tiptap/core'
import { DOMParser, DOMSerializer, Fragment } from '@tiptap/pm/model'
import StarterKit from '@tiptap/starter-kit'
import { ArticleLink, Subscript, Superscript } from './article-marks.ts'

/** The line below a picture: words, and links to where the picture comes from. */
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

export function captionIn(element: Element): Caption {
  const line = element.querySelector('figcaption')
  return line ? (DOMParser.fromSchema(schema).parse(line).toJSON().content ?? []) : []
}

export function toFigcaption(caption: Caption): HTMLElement {
  const element = document.createElement('figcaption')
  element.append(DOMSerializer.fromSchema(schema).serializeFragment(Fragment.fromJSON(schema, caption)))
  return element
}

export function captionText(caption: Caption): string {
  return caption.map(({ text }) => text ?? '').join('')
}

/** Words that are not changed keep their links. */
export function withWords(caption: Caption, words: string): Caption {
  if (words === captionText(caption)) return caption
  return words === '' ? [] : [{ type: 'text', text: words }]
}

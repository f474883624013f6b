import { type Editor, generateHTML, generateJSON } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { ArticleLink, Highlight, Subscript, Superscript } from './article-marks.ts'
import { Picture } from './picture-node.ts'
import { ArticleDocument, Plate } from './plate-node.ts'
import { TABLE_NODES } from './table-nodes.ts'

/** The elements an article may contain; anything else is removed. */
export const EXTENSIONS = [
  StarterKit.configure({
    // The page's h1 is the article's title.
    heading: { levels: [2, 3, 4, 5, 6] },
    link: false,
    document: false,
  }),
  ArticleDocument,
  ArticleLink,
  Superscript,
  Subscript,
  Highlight,
  Plate,
  Picture,
  ...TABLE_NODES,
]

/** Headings of level 1 become level 2, as on the public page. */
export function toEditorHtml(html: string): string {
  return html.replace(/<(\/?)h1\b/gi, '<$1h2')
}

/** Removes empty paragraphs at the end, which the editor adds. */
function withoutEmptyEnd(html: string): string {
  return html.replace(/(?:<p><\/p>)+$/, '')
}

/** The editor's HTML; empty when nothing is written. */
export function editorHtml(editor: Editor): string {
  return withoutEmptyEnd(editor.getHTML())
}

/** The same for HTML outside an editor, safe to show. */
export function toArticleHtml(html: string): string {
  const fitted = generateHTML(generateJSON(toEditorHtml(html), EXTENSIONS), EXTENSIONS)
  return withoutEmptyEnd(escapeValues(fitted))
}

/** A start tag as serialised by browsers, with quoted values. */
const START_TAG = /<[a-z][^\s>]*(?:\s[^\s="<>]+="[^"]*")+/g

/**
 * Browsers before 2025 do not escape angle brackets in values, which would be read as headings when anchors are added.
 */
export function escapeValues(html: string): string {
  return html.replace(START_TAG, (tag) => `<${tag.slice(1).replaceAll('<', '&lt;').replaceAll('>', '&gt;')}`)
}

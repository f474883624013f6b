import { type Editor, generateHTML, generateJSON } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { ArticleLink, Highlight, Subscript, Superscript } from './article-marks.ts'
import { Picture } from './picture-node.ts'
import { TABLE_NODES } from './table-nodes.ts'

/** What an article may hold: whatever is typed, pasted or loaded is fitted into it, and nothing else passes. */
export const EXTENSIONS = [
  StarterKit.configure({
    // The page's h1 is the article's title.
    heading: { levels: [2, 3, 4, 5, 6] },
    link: false,
  }),
  ArticleLink,
  Superscript,
  Subscript,
  Highlight,
  Picture,
  ...TABLE_NODES,
]

/** Readers see a heading of level 1 one level lower, below the title; so does the writer. */
export function toEditorHtml(html: string): string {
  return html.replace(/<(\/?)h1\b/gi, '<$1h2')
}

/** Paragraphs that hold nothing at the end are the editor's place to go on writing. */
function withoutEmptyEnd(html: string): string {
  return html.replace(/(?:<p><\/p>)+$/, '')
}

/** The article's HTML as it stands in the editor; empty when nothing is written. */
export function htmlOf(editor: Editor): string {
  return withoutEmptyEnd(editor.getHTML())
}

/** The same for HTML that is in no editor: only what an article may hold is left, safe to be shown. */
export function fittedHtml(html: string): string {
  const fitted = generateHTML(generateJSON(toEditorHtml(html), EXTENSIONS), EXTENSIONS)
  return withoutEmptyEnd(escapeValues(fitted))
}

/** A start tag as browsers write it, with every value in double quotes. */
const START_TAG = /<[a-z][^\s>]*(?:\s[^\s="<>]+="[^"]*")+/g

/**
 * Browsers of before 2025 write the brackets of a value as they are; whoever then looks for headings, to give them
 * anchors, would find those in an alternative text and break it open.
 */
export function escapeValues(html: string): string {
  return html.replace(START_TAG, (tag) => `<${tag.slice(1).replaceAll('<', '&lt;').replaceAll('>', '&gt;')}`)
}

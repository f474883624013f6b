import { type Editor, generateHTML, generateJSON } from '@tiptap/core'
import { escapeValues } from './escaped-values.ts'
import { EXTENSIONS } from './extensions.ts'

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

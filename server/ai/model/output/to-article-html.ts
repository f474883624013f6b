import { Marked } from 'marked'

const BLOCK = /<(p|h[1-6]|ul|ol|blockquote|table)\b/i
const BLOCK_TAGS = /<(\/?)(?:p|h[1-6]|ul|ol|li|blockquote|table|tr|td|div)\b[^<>]*>/gi
const BULLET = /^(\s*)•\s+/gm

const NONE = () => undefined

/** Headings of an article are of the second and third level; tables and code, which it cannot hold, stay paragraphs. */
const markdown = new Marked({
  tokenizer: { table: NONE, code: NONE, fences: NONE },
  walkTokens: (token) => {
    if (token.type === 'heading') token.depth = token.depth > 2 ? 3 : 2
  },
})

/** True if HTML ends within a paragraph that is still open and has no complete sentence. */
export function endsMidway(text: string): boolean {
  const last = [...text.matchAll(BLOCK_TAGS)].at(-1)
  if (!last || last[1] === '/') return false
  const words = text.slice(last.index).replace(/<[^<>]*(>|$)/g, '')
  return !/[.!?…।][)"'”’]*\s*$/.test(words)
}

/**
 * Converts a model's text to HTML, not yet sanitized. Models are asked for HTML, but many answer in Markdown or plain
 * paragraphs.
 */
export function toArticleHtml(text: string): string {
  if (BLOCK.test(text)) return text
  const html = markdown.parse(text.replace(BULLET, '$1- '), { async: false })
  return html
    .replace(/>\n+(?=<)/g, '>')
    .replace(/<p>\s+/g, '<p>')
    .trim()
}

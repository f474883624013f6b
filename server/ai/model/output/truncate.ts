import { SUMMARY, TITLE } from '#domain/blogs/blog-rules.ts'
import { plainText } from '#domain/blogs/plain-text.ts'

function atWord(text: string, max: number): string {
  if (text.length <= max) return text
  const space = text.lastIndexOf(' ', max)
  return text.slice(0, space > 0 ? space : max).replace(/[\s,;:–-]+$/, '')
}

/** A title on one line without markup, cut at a word if it is too long. */
export function fitTitle(text: string): string {
  return atWord(plainText(text), TITLE.max)
}

/** A summary on one line without markup, cut after its last whole sentence if enough remains. */
export function fitSummary(text: string): string {
  const plain = plainText(text)
  if (plain.length <= SUMMARY.max) return plain
  const sentences = /^.*[.!?](?=\s)/s.exec(plain.slice(0, SUMMARY.max + 1))?.[0] ?? ''
  return sentences.length >= SUMMARY.min ? sentences : `${atWord(plain, SUMMARY.max - 1)}…`
}

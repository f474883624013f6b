import { escapeHtml } from '#domain/http/escape-html.ts'

const TAG = /<\/?[a-z][^<>]*>/i
const BLOCK = /<(p|h[1-6]|ul|ol|blockquote|table)\b/i
const BLOCK_TAGS = /<(\/?)(?:p|h[1-6]|ul|ol|li|blockquote|table|tr|td|div)\b[^<>]*>/gi

function inline(text: string): string {
  return escapeHtml(text)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(?<!\*)\*([^*\s][^*]*)\*(?!\*)/g, '<em>$1</em>')
}

function listOf(tag: 'ul' | 'ol', lines: readonly string[]): string {
  return `<${tag}>${lines.map((line) => `<li>${inline(line.replace(/^\s*([-*•]|\d+[.)])\s+/, ''))}</li>`).join('')}</${tag}>`
}

function blockOf(block: string): string {
  const lines = block.split('\n').filter((line) => line.trim() !== '')
  const heading = /^(#{1,6})\s+(.+)$/.exec(lines[0] ?? '')
  if (heading) {
    const tag = (heading[1]?.length ?? 1) > 2 ? 'h3' : 'h2'
    const rest = lines.slice(1).join('\n')
    return `<${tag}>${inline(heading[2] ?? '')}</${tag}>${rest === '' ? '' : blockOf(rest)}`
  }
  if (lines.every((line) => /^\s*[-*•]\s+/.test(line))) return listOf('ul', lines)
  if (lines.every((line) => /^\s*\d+[.)]\s+/.test(line))) return listOf('ol', lines)
  return `<p>${inline(lines.join(' '))}</p>`
}

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
  const toBlock = TAG.test(text) ? (block: string) => `<p>${block.trim()}</p>` : blockOf
  return text
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map(toBlock)
    .join('')
}

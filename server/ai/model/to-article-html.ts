const TAG = /<\/?[a-z][^<>]*>/i
const BLOCK = /<(p|h[1-6]|ul|ol|blockquote|table)\b/i

function asText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function inline(text: string): string {
  return asText(text)
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

/** A model's text as HTML, not yet clean. It was asked for HTML; many write Markdown or bare paragraphs all the same. */
export function toArticleHtml(text: string): string {
  if (BLOCK.test(text)) return text
  const toBlock = TAG.test(text) ? (block: string) => `<p>${block.trim()}</p>` : blockOf
  return text
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map(toBlock)
    .join('')
}

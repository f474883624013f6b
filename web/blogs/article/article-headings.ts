export interface ArticleHeading {
  id: string
  text: string
  /** 1 is the article's highest level. */
  depth: number
}

const HEADING = /<h([1-6])>([\s\S]*?)<\/h\1>/g
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

function toPlainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim()
}

/** Keeps letters of every script; the prefix avoids clashes with other ids of the page. */
function toAnchor(text: string): string {
  const words = text.toLocaleLowerCase('en-IN').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return `h-${words.join('-').slice(0, 60)}`
}

/**
 * The contents of an article and its HTML with anchors. Headings of level 1 become level 2, since the title is the
 * page's h1.
 */
export function withAnchors(html: string): { html: string; headings: ArticleHeading[] } {
  const found = [...html.matchAll(HEADING)].map(([, level, inner = '']) => ({
    level: Number(level),
    text: toPlainText(inner),
  }))
  const topLevel = Math.min(...found.filter(({ text }) => text).map(({ level }) => level))
  const used = new Map<string, number>()
  const headings: ArticleHeading[] = []
  const anchored = html.replace(HEADING, (_whole, digit: string, inner: string) => {
    const level = Number(digit)
    const text = toPlainText(inner)
    const tag = `h${Math.max(2, level)}`
    if (text === '') return inner.includes('<img ') ? inner : ''
    const slug = toAnchor(text)
    const count = (used.get(slug) ?? 0) + 1
    used.set(slug, count)
    const id = count === 1 ? slug : `${slug}-${count}`
    headings.push({ id, text, depth: level - topLevel + 1 })
    return `<${tag} id="${id}">${inner}</${tag}>`
  })
  return { html: anchored, headings }
}

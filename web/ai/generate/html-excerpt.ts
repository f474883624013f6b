const TOKEN = /<(\/?)([a-z][a-z0-9]*)[^<>]*>|[^<]+/gi
const VOID_TAGS = new Set(['br', 'hr', 'img', 'col', 'source'])

/** Cuts between words, and never within an entity. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const opening = text.slice(0, length)
  const words = /\s/.test(text.charAt(length)) ? opening : opening.replace(/\s?\S*$/, '')
  return `${words.replace(/&[^;\s]*$/, '')}…`
}

/** The first letters of sanitised HTML, with open tags closed. */
export function htmlExcerpt(html: string, max: number): string {
  const openTags: string[] = []
  let remaining = max
  let excerpt = ''
  for (const [token, slash, name] of html.matchAll(TOKEN)) {
    if (name === undefined) {
      excerpt += cut(token, remaining)
      remaining -= token.length
      if (remaining <= 0) break
      continue
    }
    excerpt += token
    if (VOID_TAGS.has(name.toLowerCase())) continue
    if (slash) openTags.pop()
    else openTags.push(name)
  }
  return (
    excerpt +
    openTags
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  )
}

const TOKEN = /<(\/?)([a-z][a-z0-9]*)[^<>]*>|[^<]+/gi
const VOID = new Set(['br', 'hr', 'img', 'col', 'source'])

/** Cuts between words, and never within an entity. */
function cut(text: string, left: number): string {
  if (text.length <= left) return text
  const opening = text.slice(0, left)
  const words = /\s/.test(text.charAt(left)) ? opening : opening.replace(/\s?\S*$/, '')
  return `${words.replace(/&[^;\s]*$/, '')}…`
}

/** The first letters of sanitised HTML, with open tags closed. */
export function htmlExcerpt(html: string, max: number): string {
  const open: string[] = []
  let left = max
  let done = ''
  for (const [token, slash, name] of html.matchAll(TOKEN)) {
    if (name === undefined) {
      done += cut(token, left)
      left -= token.length
      if (left <= 0) break
      continue
    }
    done += token
    if (VOID.has(name.toLowerCase())) continue
    if (slash) open.pop()
    else open.push(name)
  }
  return (
    done +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  )
}

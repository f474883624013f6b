/** Two slashes, or a scheme, would name another host: what is asked for is always an address of ours. */
export function addressOf(url: string, siteUrl: string): URL {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:/i, '').replace(/^[/\\]+/, '/')
  return new URL(`${siteUrl}${path.startsWith('/') ? path : `/${path}`}`)
}

/** An escaped sign keeps its capital hexadecimal digits. */
const LETTERS = /%[0-9a-f]{2}|[A-Z]+/gi

/**
 * The one way to write a page's address: in lower case and without a slash at the end, its query as it is.
 * @returns null for an address that is written so
 */
export function correctSpelling(url: string, siteUrl: string): string | null {
  const { pathname, search } = addressOf(url, siteUrl)
  const path = pathname.replace(LETTERS, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
  const correct = `/${path.replace(/^\/+|\/+$/g, '')}`
  return correct === pathname ? null : correct + search
}

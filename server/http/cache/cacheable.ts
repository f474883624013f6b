import type { IncomingMessage } from 'node:http'
import { createPagePatterns, type PageRoute, toPattern } from '#domain/http/page-patterns.ts'

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

/** What everybody gets the same answer to; a cached response answers no other request, and only these make one. */
export function isAnonymousRead({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.authorization === undefined
}

interface Call {
  url: string
  /** Of the endpoint, with its parameters as `:id`. */
  path: string
  params: Record<string, number>
  rawQuery: object
  /** As the contract's schema has read it. */
  query: Record<string, unknown>
}

/**
 * Whether a call of the API is no search and is written in the one way whose answers are cached: known names only, once
 * and in order, values as they are read. Otherwise one answer would have any number of addresses.
 */
export function isCanonicalCall({ url, path, params, rawQuery, query }: Call): boolean {
  if (query.search !== undefined) return false
  const filled = path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))
  const pairs = Object.keys(rawQuery)
    .sort()
    .map((name) => {
      const value = query[name]
      const text = Array.isArray(value) ? [...value].sort().join(',') : String(value)
      return `${encodeURIComponent(name)}=${encodeURIComponent(text)}`
    })
  return url === (pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled)
}

/** `web/lib/page-handle.ts` */
interface PageHandle {
  canonicalPath(address: URL): string | null
}

type PageRoutes = Record<string, (PageRoute & { module: { handle?: unknown } }) | undefined>

/**
 * Whether a page's address is its canonical one: the one that the page's `handle` gives, otherwise that of a route without
 * parameters and without a query.
 */
export function createPageRule(routes: PageRoutes, siteUrl: string): (url: string) => boolean {
  const findPattern = createPagePatterns(routes)
  const handles = new Map<string, PageHandle>()
  for (const route of Object.values(routes)) {
    const { handle } = route?.module ?? {}
    if (route && handle) handles.set(toPattern(route, routes) || '/', handle as PageHandle)
  }
  return (url) => {
    const address = addressOf(url, siteUrl)
    const pattern = findPattern(address.pathname)
    const handle = handles.get(pattern)
    return url === (handle ? handle.canonicalPath(address) : pattern)
  }
}

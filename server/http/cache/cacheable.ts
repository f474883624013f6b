import type { IncomingMessage } from 'node:http'
import { createPagePatterns, type PageRoute, toPattern } from '#domain/http/pages/page-patterns.ts'
import { isSafeMethod } from '../caller.ts'

/** Two slashes, or a scheme, would name another host; the result is always an address of this site. */
export function addressOf(url: string, siteUrl: string): URL {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:/i, '').replace(/^[/\\]+/, '/')
  return new URL(`${siteUrl}${path.startsWith('/') ? path : `/${path}`}`)
}

/** Escaped characters keep their capital hexadecimal digits. */
const LETTERS = /%[0-9a-f]{2}|[A-Z]+/gi

/**
 * The canonical spelling of a page's address: in lower case, without a slash at the end, and with its query unchanged.
 * @returns null if the address is already spelled so
 */
export function correctSpelling(url: string, siteUrl: string): string | null {
  const { pathname, search } = addressOf(url, siteUrl)
  const path = pathname.replace(LETTERS, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
  const correct = `/${path.replace(/^\/+|\/+$/g, '')}`
  return correct === pathname ? null : correct + search
}

/** True for requests that get the same response for everyone. Only these read and fill the cache. */
export function isAnonymousRead({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return isSafeMethod(method ?? '') && headers.authorization === undefined
}

interface Call {
  url: string
  /** The endpoint's path, with parameters as `:id`. */
  path: string
  params: Record<string, number>
  rawQuery: object
  /** As parsed by the contract's schema. */
  query: Record<string, unknown>
}

/**
 * True if an API call contains no free text (a search, a plate) and has the only spelling whose responses are cached:
 * known names, each once and in order, with normalized values. Otherwise one response could be cached under any number
 * of addresses.
 */
export function isCanonicalCall({ url, path, params, rawQuery, query }: Call): boolean {
  if (query.search !== undefined || query.plate !== undefined) return false
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

/** `web/lib/page/page-handle.ts` */
interface PageHandle {
  canonicalPath(address: URL): string | null
}

type PageRoutes = Record<string, (PageRoute & { module: { handle?: unknown } }) | undefined>

/**
 * True if a page's address is its canonical one: as given by the page's `handle`, or otherwise that of a route without
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

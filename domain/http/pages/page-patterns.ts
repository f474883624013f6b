/** A route of the web app, as listed by the route table on the server and in the browser. */
export interface PageRoute {
  id: string
  parentId?: string | undefined
  path?: string | undefined
  index?: boolean | undefined
}

type PageRoutes = Record<string, PageRoute | undefined>

/** The pattern reported for an address that matches no route. */
export const UNKNOWN_PAGE = '(unknown)'

export function toPattern(route: PageRoute, routes: PageRoutes): string {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  const above = parent ? toPattern(parent, routes) : ''
  return route.path ? `${above}/${route.path}` : above
}

function toExpression(pattern: string): RegExp {
  const segments = pattern.split('/').filter((segment) => segment !== '')
  const parts = segments.map((segment) => {
    if (!segment.startsWith(':')) return `/${segment}`
    return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
  })
  return new RegExp(`^${parts.join('')}/?$`)
}

/**
 * Finds the pattern of a page's address, such as `/blogs/:id/:slug?` for `/blogs/7/a-plate`. The pattern may be logged;
 * the address may not, because it can hold a number, a search or a secret.
 */
export function createPagePatterns(routes: PageRoutes): (pathname: string) => string {
  const pages = Object.values(routes).filter((route) => route !== undefined && (route.path || route.index))
  const patterns = pages.map((route) => toPattern(route as PageRoute, routes) || '/')
  const fixed = new Set(patterns.filter((pattern) => !/[:*]/.test(pattern)))
  const open = patterns
    .filter((pattern) => pattern.includes(':') && !pattern.includes('*'))
    .map((pattern) => ({ pattern, expression: toExpression(pattern) }))
  return (pathname) => {
    if (fixed.has(pathname)) return pathname
    const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
    if (fixed.has(path)) return path
    return open.find(({ expression }) => expression.test(path))?.pattern ?? UNKNOWN_PAGE
  }
}

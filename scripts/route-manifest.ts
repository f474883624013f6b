import { globSync, readFileSync, writeFileSync } from 'node:fs'

/** One route of React Router's manifest; `imports` are the files that its module imports. */
export interface RouteEntry {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  module: string
  imports?: string[]
}

export interface RouteManifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, RouteEntry>
}

/** The manifest as every page loads it, a script that sets one variable. */
function findManifest(): string {
  const [path] = globSync('dist/client/assets/manifest-*.js')
  if (!path) throw new Error('the build wrote no route manifest')
  return path
}

/**
 * Takes each route's `imports` out of the manifest that browsers load, of which they are two thirds. The server has its
 * own copy, from which it writes a page's preload links; in the browser only links with `prefetch` would read them, and
 * Thali has none.
 * @returns the whole manifest, and the path of the browsers'
 */
export function removeImports(): { manifest: RouteManifest; path: string } {
  const path = findManifest()
  const script = readFileSync(path, 'utf8')
  const [start, end] = [script.indexOf('{'), script.lastIndexOf('}') + 1]
  const manifest: RouteManifest = JSON.parse(script.slice(start, end))
  const routes = Object.entries(manifest.routes).map(([id, { imports, ...route }]) => [id, route])
  const shorter = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })
  writeFileSync(path, script.slice(0, start) + shorter + script.slice(end))
  return { manifest, path }
}

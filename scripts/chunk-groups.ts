import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin, Rolldown } from 'vite'
import routes from '../web/routes.ts'

/** The addresses of pages that need a sign-in. */
export const SIGNED_IN = /^\/((dietitian|admin|settings)(\/|$)|dashboard|profile|dietitian-application)/

/** What this many pages load is worth one file for all of them. */
const A_FEW_PAGES = 3

const SERVER_STATE = /\/node_modules\/@tanstack\//
const FORM = /\/node_modules\/(zod|react-hook-form)\//
/** What React Router loads with every page, and with each page of an area. */
const EVERYWHERE = /\/web\/(entry\.client|root)\.tsx/
const SITE = [EVERYWHERE, /\/web\/layouts\/site-layout\.tsx/]
const WORKPLACE = [EVERYWHERE, /\/web\/layouts\/(console|admin)-layout\.tsx/]

const [PUBLIC_PAGES, SIGNED_IN_PAGES] = [false, true].map((isSignedIn) => [
  ...new Set(pageFiles(routes, isSignedIn).map((file) => `/web/${file}`)),
]) as [string[], string[]]

function pageFiles(entries: RouteConfigEntry[], isSignedIn: boolean): string[] {
  return entries.flatMap(({ file, path = '', children }) => {
    if (children) return pageFiles(children, isSignedIn)
    return SIGNED_IN.test(`/${path}`) === isSignedIn ? [file] : []
  })
}

interface Module {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  isEntry: boolean
}

/** The module graph of a build, by the modules' ids. */
class Graph {
  readonly #modules: Map<string, Module>

  constructor(modules: Map<string, Module>) {
    this.#modules = modules
  }

  /** The modules that are loaded with these. */
  loadedWith(ids: Iterable<string>): Set<string> {
    const loaded = new Set(ids)
    for (const id of loaded) for (const imported of this.#modules.get(id)?.importedIds ?? []) loaded.add(imported)
    return loaded
  }

  /** The modules that a page with these layouts loads first; without a page, those of the layouts. */
  loadedFirst(layouts: RegExp[], page?: string): Set<string> {
    const entries = [...this.#modules].filter(([, { isEntry }]) => isEntry).map(([id]) => id)
    const isLoaded = (id: string) => layouts.some((layout) => layout.test(id)) || (page && id.includes(page))
    return this.loadedWith(entries.filter(isLoaded))
  }

  /** The modules that these import on demand, now or after others that they import on demand. */
  importedOnDemand(ids: Iterable<string>): Set<string> {
    const onDemand = new Set<string>()
    const add = (from: Iterable<string>) => {
      for (const id of from)
        for (const later of this.#modules.get(id)?.dynamicallyImportedIds ?? []) onDemand.add(later)
    }
    add(ids)
    for (const id of onDemand) add(this.loadedWith([id]))
    return onDemand
  }
}

function countIn(sets: Set<string>[]): (id: string) => number {
  const counts = new Map<string, number>()
  for (const set of sets) for (const id of set) counts.set(id, (counts.get(id) ?? 0) + 1)
  return (id) => counts.get(id) ?? 0
}

const nameOf = (page: string) => page.replace(/.*\//, '').replace('.page.tsx', '')

const RANKS = [0, 1, 2, 3, 4, 5]

interface Chunk {
  name: string
  /** Chunks of a lower rank are made first: a chunk takes along what its modules import, unless an earlier one has it. */
  rank: number
}

/** Says for each module that several pages or parts share in which chunk it is. */
function assignChunks(modules: Map<string, Module>): Map<string, Chunk> {
  const graph = new Graph(modules)
  const publicPages = PUBLIC_PAGES.map((page) => ({
    name: nameOf(page),
    modules: graph.loadedFirst(SITE, page),
  }))
  const fromEveryPage = graph.importedOnDemand(graph.loadedFirst(SITE))
  const parts = [...new Set(publicPages.flatMap(({ modules }) => [...graph.importedOnDemand(modules)]))]
    .filter((id) => !fromEveryPage.has(id))
    .map((id) => graph.loadedWith([id]))
  const needs = (part: Set<string>, test: RegExp) => [...part].some((id) => test.test(id))

  const publicCount = countIn(publicPages.map(({ modules }) => modules))
  const signedInCount = countIn(SIGNED_IN_PAGES.map((page) => graph.loadedFirst(WORKPLACE, page)))
  const partCount = countIn(parts.filter((part) => !needs(part, SERVER_STATE) && !needs(part, FORM)))
  const formCount = countIn(parts.filter((part) => !needs(part, SERVER_STATE) && needs(part, FORM)))
  const sessionCount = countIn([...fromEveryPage].map((id) => graph.loadedWith([id])))

  const chunks = new Map<string, Chunk>()
  for (const [id, { isEntry }] of modules) {
    // The site's styles stay with the root: in a shared chunk, each part that is loaded later would load them again.
    if (isEntry || EVERYWHERE.test(id) || id.endsWith('.css')) continue
    const [ofPublic, ofSignedIn, ofParts] = [publicCount(id), signedInCount(id), partCount(id)]
    const [ofForms, ofSessions] = [formCount(id), sessionCount(id)]
    if (SERVER_STATE.test(id)) chunks.set(id, { name: 'signed-in', rank: 5 })
    else if (FORM.test(id)) chunks.set(id, { name: 'forms', rank: 4 })
    else if (ofPublic >= A_FEW_PAGES) chunks.set(id, { name: 'base', rank: 0 })
    else if (ofPublic + ofSignedIn + ofParts + ofForms + ofSessions < 2) continue
    else if (ofPublic > 0) {
      const names = publicPages.filter(({ modules }) => modules.has(id)).map(({ name }) => name)
      chunks.set(id, { name: names.join('-'), rank: A_FEW_PAGES - ofPublic })
    } else if (ofParts > 0) {
      if (ofSignedIn + ofForms + ofSessions > 0) chunks.set(id, { name: 'parts', rank: 3 })
    } else if (ofForms > 0) chunks.set(id, { name: 'forms', rank: 4 })
    else if (ofSessions > 0 || ofSignedIn >= A_FEW_PAGES) chunks.set(id, { name: 'signed-in', rank: 5 })
  }
  return chunks
}

/**
 * Puts modules that pages share into few files. By itself a bundler makes one for each set of pages, so that a page of
 * the console came in ninety files, each with its own request. Chunks, in this order:
 *
 * - `base`: what a few public pages load first;
 * - one of each public page, or two, with what other pages load too;
 * - `parts`: what public pages load on demand, and pages of signed-in people as well;
 * - `forms`: what the forms of public pages need, with the form and schema libraries;
 * - `signed-in`: what a few pages of signed-in people need, and what every page loads once there is a session.
 */
export function chunkGroups(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  let chunks = new Map<string, Chunk>()
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const modules = new Map<string, Module>()
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (!info) continue
        const { importedIds, dynamicallyImportedIds, isEntry } = info
        modules.set(id, { importedIds, dynamicallyImportedIds, isEntry })
      }
      chunks = assignChunks(modules)
    },
  }
  const ofRank = (rank: number) => (id: string) => {
    const chunk = chunks.get(id)
    return chunk?.rank === rank ? chunk.name : null
  }
  return { plugin, groups: RANKS.map((rank) => ({ name: ofRank(rank), debugName: `rank ${rank}` })) }
}

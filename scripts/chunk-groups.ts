import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin, Rolldown } from 'vite'
import routes from '../web/routes.ts'

/** The addresses of pages that need a sign-in. */
export const SIGNED_IN = /^\/((dietitian|admin|settings)(\/|$)|dashboard|profile|dietitian-application)/

/** In bytes of source: how much unused code a page may load to save one request. */
const REQUEST_BYTES = 7_000
/** Pages that search engines and links lead to: most visitors come to one of these, with an empty cache. */
const ENTRY_PATHS = new Set([undefined, 'blogs', 'blogs/:id/:slug?', 'dietitians', 'dietitians/:id', 'bmi'])
/** The weights of other pages relative to these. */
const PUBLIC_WEIGHT = 0.38
const SIGNED_IN_WEIGHT = 0.1
/** The weight of what a page imports on demand, relative to the page. */
const ON_DEMAND_SHARE = 0.35
/** Maximum number of shared chunks; there are about half as many. */
const MAX_CHUNKS = 250

interface Module {
  imports: readonly string[]
  onDemand: readonly string[]
  isEntry: boolean
  bytes: number
}

type Modules = ReadonlyMap<string, Module>

/** A page, or a part that is imported on demand. */
interface Loader {
  loads: Set<string>
  weight: number
}

/** The loaders as a bit mask. */
type LoaderSet = bigint

/** The modules of one chunk. */
interface Group {
  ids: string[]
  bytes: number
  loaders: LoaderSet
}

/** All modules loaded with these, following imports. */
function reach<Item>(items: Iterable<Item>, importsOf: (item: Item) => Iterable<Item>): Set<Item> {
  const reached = new Set(items)
  for (const item of reached) for (const imported of importsOf(item)) reached.add(imported)
  return reached
}

function weightOf(path: string | undefined): number {
  if (ENTRY_PATHS.has(path)) return 1
  return SIGNED_IN.test(`/${path}`) ? SIGNED_IN_WEIGHT : PUBLIC_WEIGHT
}

/** The weight of each part: a share of the weightiest page that imports it. */
function weighOnDemand(modules: Modules, pages: readonly Loader[]): Map<string, number> {
  const parts = [...modules.values()].flatMap(({ onDemand }) => onDemand)
  const weights = new Map(parts.map((id) => [id, ON_DEMAND_SHARE * SIGNED_IN_WEIGHT]))
  for (const { loads, weight } of pages)
    for (const id of [...loads].flatMap((loaded) => modules.get(loaded)?.onDemand ?? []))
      weights.set(id, Math.max(weights.get(id) ?? 0, ON_DEMAND_SHARE * weight))
  return weights
}

function findLoaders(modules: Modules): { pages: Loader[]; parts: Loader[] } {
  const entries = [...modules].filter(([, { isEntry }]) => isEntry).map(([id]) => id)
  const entriesOf = (file: string) => entries.filter((id) => id.includes(`/web/${file}`))
  const loadedWith = (ids: string[]) => reach(ids, (id) => modules.get(id)?.imports ?? [])
  const toPages = ({ file: layout, children = [] }: RouteConfigEntry): Loader[] =>
    children.map(({ file, path }) => ({
      loads: loadedWith(['entry.client', 'root', layout, file].flatMap(entriesOf)),
      weight: weightOf(path),
    }))
  const pages = routes.flatMap(toPages)
  const parts = [...weighOnDemand(modules, pages)].map(([id, weight]) => ({ loads: loadedWith([id]), weight }))
  return { pages, parts }
}

/** Groups modules by the set of their loaders; modules that all pages load form one group. */
function groupByLoaders(modules: Modules, pages: Loader[], loaders: Loader[]): Group[] {
  const groups = new Map<LoaderSet, Group>()
  const everyLoader = (1n << BigInt(loaders.length)) - 1n
  for (const [id, { isEntry, bytes }] of modules) {
    // The site's styles stay with the root: in a shared chunk, each part that is loaded later would load them again.
    if (isEntry || /\/web\/root\.tsx$|\.css$/.test(id)) continue
    const isBase = pages.every(({ loads }) => loads.has(id))
    const set = isBase
      ? everyLoader
      : loaders.reduce((bits, { loads }, at) => (loads.has(id) ? bits | (1n << BigInt(at)) : bits), 0n)
    const isShared = (set & (set - 1n)) !== 0n
    if (!isShared) continue
    const group = groups.get(set) ?? { ids: [], bytes: 0, loaders: set }
    group.ids.push(id)
    group.bytes += bytes
    groups.set(set, group)
  }
  return [...groups.values()]
}

/** Creates a function that returns the total weight of a set of loaders. */
function createWeigher(loaders: Loader[]): (set: LoaderSet) => number {
  const known = new Map<LoaderSet, number>()
  return (set) => {
    const weight =
      known.get(set) ?? loaders.reduce((sum, loader, at) => ((set >> BigInt(at)) & 1n ? sum + loader.weight : sum), 0)
    known.set(set, weight)
    return weight
  }
}

/** Joins groups while a join saves more in requests than it costs in unused code. */
function joinGroups(groups: Group[], modules: Modules, weigh: (set: LoaderSet) => number): Group[] {
  const groupOf = new Map(groups.flatMap((group) => group.ids.map((id) => [id, group])))
  const importedBy = ({ ids }: Group) =>
    new Set(ids.flatMap((id) => modules.get(id)?.imports ?? []).flatMap((id) => groupOf.get(id) ?? []))
  let left = groups
  for (;;) {
    const imports = new Map(left.map((group) => [group, importedBy(group)]))
    const needs = new Map(left.map((group) => [group, reach([group], (at) => imports.get(at) ?? [])]))
    for (const group of left) for (const needed of needs.get(group) ?? []) needed.loaders |= group.loaders

    /** The net saving of joining two groups; positive if the join is worthwhile. */
    const saving = (one: Group, other: Group): number => {
      const all = one.loaders | other.loaders
      let rest = REQUEST_BYTES * weigh(one.loaders & other.loaders)
      for (const needed of new Set([one, other, ...(needs.get(one) ?? []), ...(needs.get(other) ?? [])])) {
        rest -= needed.bytes * weigh(all & ~needed.loaders)
        if (rest <= 0) break
      }
      return rest
    }
    const pairs = left
      .flatMap((one, at) => left.slice(0, at).map((other) => ({ one, other, saved: saving(one, other) })))
      .filter(({ saved }) => saved > 0)
      .sort((a, b) => b.saved - a.saved)
    if (pairs.length === 0) return left
    const joined = new Set<Group>()
    for (const { one, other } of pairs) {
      // A join changes the savings of other joins: those with the same groups wait, the rest are computed again.
      if (joined.has(one) || joined.has(other) || saving(one, other) <= 0) continue
      for (const id of other.ids) groupOf.set(id, one)
      one.ids.push(...other.ids)
      one.bytes += other.bytes
      one.loaders |= other.loaders
      for (const needed of [...(needs.get(one) ?? []), ...(needs.get(other) ?? [])]) needed.loaders |= one.loaders
      joined.add(one).add(other)
      left = left.filter((group) => group !== other)
    }
  }
}

function assignChunks(modules: Modules): Group[] {
  const { pages, parts } = findLoaders(modules)
  const loaders = [...pages, ...parts]
  const weigh = createWeigher(loaders)
  const groups = joinGroups(groupByLoaders(modules, pages, loaders), modules, weigh)
  // A chunk also contains what its modules import, unless an earlier chunk contains it.
  return groups.sort((one, other) => weigh(other.loaders) - weigh(one.loaders))
}

const ICON_LIST = '/lucide-react/dist/esm/lucide-react.mjs'
const IMPORTED_ICONS = /import\s*\{([^}]+)\}\s*from\s*['"]lucide-react['"]/g
const LISTED_ICON = /export \{([^}]+)\} from ['"]\.\/(icons\/[\w-]+\.mjs)['"]/g
/** "default as Check, type LucideProps": the names, before or after their `as`. */
const namesIn = (list: string, before: boolean) =>
  list.split(',').map(
    (part) =>
      part
        .trim()
        .split(' as ')
        .at(before ? 0 : -1) ?? '',
  )

/** Reads the module graph. A module that imports from the icon index depends only on the icons it names. */
function readModules(build: Rolldown.PluginContext): Modules {
  // Sorted, because modules arrive in read order, which varies, and equal joins are made in this order.
  const infos = [...build.getModuleIds()].sort().flatMap((id) => build.getModuleInfo(id) ?? [])
  const list = infos.find(({ id }) => id.endsWith(ICON_LIST))
  const folder = list?.id.replace(/[^/]*$/, '')
  const icons = new Map(
    [...(list?.code ?? '').matchAll(LISTED_ICON)].flatMap(([, names = '', file]) =>
      namesIn(names, false).map((name) => [name, `${folder}${file}`]),
    ),
  )
  const toModule = (info: Rolldown.ModuleInfo): Module => {
    const code = info.code ?? ''
    const named = [...code.matchAll(IMPORTED_ICONS)].flatMap(([, names = '']) => namesIn(names, true))
    return {
      imports: [...info.importedIds.filter((id) => id !== list?.id), ...named.flatMap((name) => icons.get(name) ?? [])],
      onDemand: info.dynamicallyImportedIds,
      isEntry: info.isEntry,
      bytes: code.length,
    }
  }
  return new Map(infos.filter((info) => info !== list).map((info) => [info.id, toModule(info)]))
}

/**
 * Puts modules that pages share into few files. By default a bundler makes one file for each set of pages that share a
 * module, so that a page of the console needed ninety files, each with its own request.
 */
export function chunkGroups(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  const chunkOf = new Map<string, number>()
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const groups = assignChunks(readModules(this))
      if (groups.length > MAX_CHUNKS) throw new Error(`${groups.length} shared chunks: MAX_CHUNKS is too low`)
      for (const [at, { ids }] of groups.entries()) for (const id of ids) chunkOf.set(id, at)
    },
  }
  const groups = Array.from({ length: MAX_CHUNKS }, (_, at) => ({
    name: at === 0 ? 'base' : `shared-${at}`,
    test: (id: string) => chunkOf.get(id) === at,
  }))
  return { plugin, groups }
}

import { PUBLISHED_ROWS } from '../blogs/blogs.service.ts'
import type { Database } from '../db/connect.ts'
import { countIdRanges, listIdRanges, readIdRange } from '../db/id-ranges.ts'
import { LISTED_ROWS } from '../dietitians/dietitians.service.ts'
import { notFound } from '../errors.ts'
import { PUBLIC_ADDRESSES } from './public-pages.ts'
import { element, XML_HEAD } from './xml.ts'

/** The protocol's limit for one file: https://www.sitemaps.org/protocol.html */
const ADDRESSES_MAX = 50_000
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

interface Entry {
  path: string
  changed_at?: Date
  changes?: string
}

/** The content of one file: addresses of one kind. */
interface Part {
  entries(): Iterable<Entry> | AsyncIterable<Entry>
}

/** A part as listed in the index of sitemaps. */
interface CountedPart extends Part {
  count: number
  changed_at?: Date
}

const PAGES: CountedPart = { count: PUBLIC_ADDRESSES.length, entries: () => PUBLIC_ADDRESSES }

/** The kinds of stored pages, in the order of their files. */
const STORED = [
  { rows: LISTED_ROWS, path: '/dietitians' },
  { rows: PUBLISHED_ROWS, path: '/blogs' },
]

async function* readEntries(db: Database, { rows, path }: (typeof STORED)[number], range: number, max: number) {
  for await (const { id, changed_at } of readIdRange(db, rows, range, max)) yield { path: `${path}/${id}`, changed_at }
}

async function countParts(db: Database, max: number): Promise<CountedPart[]> {
  const counted = await Promise.all(STORED.map(({ rows }) => countIdRanges(db, rows, max)))
  const stored = STORED.flatMap((kind, index) =>
    (counted[index] ?? []).map(({ range, ...part }) => ({ ...part, entries: () => readEntries(db, kind, range, max) })),
  )
  return [PAGES, ...stored]
}

/** The same parts without counts, so that the cost of one file does not depend on the number of others. */
async function listParts(db: Database, max: number): Promise<Part[]> {
  const ranges = await Promise.all(STORED.map(({ rows }) => listIdRanges(db, rows, max)))
  const stored = STORED.flatMap((kind, index) =>
    (ranges[index] ?? []).map((range) => ({ entries: () => readEntries(db, kind, range, max) })),
  )
  return [PAGES, ...stored]
}

function entryOf(name: 'url' | 'sitemap', siteUrl: string, { path, changed_at, changes }: Entry): string {
  const content = element('loc', siteUrl + path) + element('lastmod', changed_at?.toISOString())
  return `<${name}>${content}${element('changefreq', changes)}</${name}>\n`
}

function documentOf(root: 'urlset' | 'sitemapindex', content: string): string {
  return `${XML_HEAD}<${root} xmlns="${NAMESPACE}">\n${content}</${root}>\n`
}

async function writeAddresses(siteUrl: string, parts: readonly Part[]): Promise<string> {
  let content = ''
  for (const part of parts) {
    for await (const entry of part.entries()) content += entryOf('url', siteUrl, entry)
  }
  return documentOf('urlset', content)
}

/** `/sitemap.xml`: all addresses, or an index of files if one file cannot contain them. */
export async function writeSitemap(db: Database, siteUrl: string, max = ADDRESSES_MAX): Promise<string> {
  const parts = await countParts(db, max)
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  if (total <= max) return writeAddresses(siteUrl, parts)
  const files = parts.map(({ changed_at }, index): Entry => {
    const path = `/sitemaps/${index + 1}.xml`
    return changed_at ? { path, changed_at } : { path }
  })
  return documentOf('sitemapindex', files.map((file) => entryOf('sitemap', siteUrl, file)).join(''))
}

/**
 * `/sitemaps/{n}.xml`: the first file contains the pages, each further one a range of dietitians or of articles.
 * @throws not found for a file that does not exist
 */
export async function writeSitemapFile(db: Database, siteUrl: string, file: string, max = ADDRESSES_MAX) {
  const number = /^([1-9]\d{0,4})\.xml$/.exec(file)?.[1]
  const part = number ? (await listParts(db, max))[Number(number) - 1] : undefined
  if (!part) throw notFound()
  return writeAddresses(siteUrl, [part])
}

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
  changed_at?: Date | undefined
  changes?: string
}

/** The kinds of stored pages, in the order of their files. */
const STORED = [
  { rows: LISTED_ROWS, path: '/dietitians' },
  { rows: PUBLISHED_ROWS, path: '/blogs' },
]

/** The content of one file: addresses of one kind. */
interface Part {
  entries(): Iterable<Entry> | AsyncIterable<Entry>
}

async function* readEntries(db: Database, { rows, path }: (typeof STORED)[number], range: number, max: number) {
  for await (const { id, changed_at } of readIdRange(db, rows, range, max)) yield { path: `${path}/${id}`, changed_at }
}

const PAGES = { count: PUBLIC_ADDRESSES.length, changed_at: undefined, entries: () => PUBLIC_ADDRESSES }

/** @param readRanges with counts for the index; without, so that the cost of one file does not depend on the others */
async function listParts<Range extends { range: number }>(
  db: Database,
  max: number,
  readRanges: (db: Database, rows: (typeof STORED)[number]['rows'], max: number) => Promise<Range[]>,
) {
  const ranges = await Promise.all(STORED.map(({ rows }) => readRanges(db, rows, max)))
  return STORED.flatMap((kind, index) =>
    (ranges[index] ?? []).map((facts) => ({ ...facts, entries: () => readEntries(db, kind, facts.range, max) })),
  )
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
  const parts = [PAGES, ...(await listParts(db, max, countIdRanges))]
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  if (total <= max) return writeAddresses(siteUrl, parts)
  const files = parts.map(({ changed_at }, index) => ({ path: `/sitemaps/${index + 1}.xml`, changed_at }))
  return documentOf('sitemapindex', files.map((file) => entryOf('sitemap', siteUrl, file)).join(''))
}

/**
 * `/sitemaps/{n}.xml`: the first file contains the pages, each further one a range of dietitians or of articles.
 * @throws not found for a file that does not exist
 */
export async function writeSitemapFile(db: Database, siteUrl: string, file: string, max = ADDRESSES_MAX) {
  const number = /^([1-9]\d{0,4})\.xml$/.exec(file)?.[1]
  const parts: Part[] = number ? [PAGES, ...(await listParts(db, max, listIdRanges))] : []
  const part = parts[Number(number) - 1]
  if (!part) throw notFound()
  return writeAddresses(siteUrl, [part])
}

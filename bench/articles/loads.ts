import type pg from 'pg'
import { BlogQuery, MyBlogQuery } from '#domain/blogs/blogs.schema.ts'
import { countPages, PAGE_DEPTH } from '#domain/http/pages/page-count.ts'
import { SEARCH_COUNT_MAX } from '#domain/http/search.ts'
import { getBlog, getRelated, listAuthors, listBlogs, listMyBlogs } from '#server/blogs/blogs.service.ts'
import type { Actor } from '#server/context.ts'
import type { Database } from '#server/db/connect.ts'
import type { Read } from '../timed.ts'
import { type SearchKind, searchKinds } from './searches.ts'

export interface ArticleLoad {
  name: string
  kind: 'page 1' | 'article' | 'search' | 'other'
  /** Sent in turn. */
  reads: Read[]
  /** The same as the first read, as a call of the server's own code. */
  run: (db: Database) => Promise<unknown>
}

interface Writer {
  userId: number
  token: string
}

const BLOGS = '/api/adminpanel/blogs/'
const PAGE_SIZE = 10
const ARTICLES = 50
const MIDDLE_PAGES = 5

async function countOf(client: pg.Client, condition: string, values: unknown[] = []): Promise<number> {
  const published = `status = 'published' and deleted_at is null`
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from blogs where ${published} and (${condition})`,
    values,
  )
  return rows[0]?.count ?? 0
}

function expectCount(name: string, expected: number) {
  return ({ count }: { count?: number }) => {
    // The count of a longer list may be a minute old.
    if (count !== expected && expected <= PAGE_DEPTH)
      throw new Error(`${name}: ${count} articles instead of ${expected}`)
  }
}

function listLoad(
  name: string,
  kind: ArticleLoad['kind'],
  queries: readonly Record<string, string>[],
  check: (body: { count?: number }) => void,
): ArticleLoad {
  return {
    name,
    kind,
    reads: queries.map((query) => ({ path: `${BLOGS}?${new URLSearchParams(query)}`, check })),
    run: (db) => listBlogs(db, BlogQuery.parse(queries[0])),
  }
}

/** Pages around the middle of a list's reachable pages. */
function middlePages(count: number): { page: string }[] {
  const middle = Math.max(1, Math.ceil(countPages(count, PAGE_SIZE) / 2) - MIDDLE_PAGES)
  return Array.from({ length: MIDDLE_PAGES }, (_, n) => ({ page: String(middle + n) }))
}

async function listLoads(client: pg.Client, { userId }: Writer): Promise<ArticleLoad[]> {
  const author = String(userId)
  const counts = {
    all: await countOf(client, 'true'),
    diet: await countOf(client, `category = 'diet'`),
    two: await countOf(client, `category in ('yoga', 'recipes')`),
    own: await countOf(client, 'author_id = $1', [userId]),
  }
  const load = (name: string, of: keyof typeof counts, query: Record<string, string>) =>
    listLoad(name, 'page 1', [query], expectCount(name, counts[of]))
  const deep = (name: string, of: keyof typeof counts, pages: { page: string }[], query = {}) =>
    listLoad(
      name,
      'other',
      pages.map((page) => ({ ...page, ...query })),
      expectCount(name, counts[of]),
    )
  return [
    load('newest', 'all', {}),
    load('one category', 'diet', { category: 'diet' }),
    load('two categories', 'two', { category: 'yoga,recipes' }),
    load('one author', 'own', { author }),
    load('most viewed', 'all', { ordering: '-views_count' }),
    load('A to Z', 'all', { ordering: 'title' }),
    load('two categories, most viewed', 'two', { category: 'yoga,recipes', ordering: '-views_count' }),
    load('one author, A to Z', 'own', { author, ordering: 'title' }),
    deep('middle page', 'all', middlePages(counts.all)),
    deep('middle page of a category', 'diet', middlePages(counts.diet), { category: 'diet' }),
    deep('last page', 'all', [{ page: String(countPages(counts.all, PAGE_SIZE)) }]),
  ]
}

async function articleLoads(client: pg.Client): Promise<ArticleLoad[]> {
  const { rows } = await client.query<{ id: number }>(
    `select id::int from blogs where status = 'published' and deleted_at is null
     order by md5(id::text) limit ${ARTICLES}`,
  )
  const ids = rows.map(({ id }) => id)
  const [first = 0] = ids
  return [
    {
      name: 'article',
      kind: 'article',
      reads: ids.map((id) => ({ path: `${BLOGS}${id}/` })),
      run: (db) => getBlog(db, null, first),
    },
    {
      name: 'related articles',
      kind: 'other',
      reads: ids.map((id) => ({ path: `${BLOGS}${id}/related/` })),
      run: (db) => getRelated(db, null, first),
    },
  ]
}

async function ownLoads(client: pg.Client, { userId, token }: Writer): Promise<ArticleLoad[]> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int from blogs where author_id = $1 and deleted_at is null',
    [userId],
  )
  const actor: Actor = { id: userId, role: 'dietitian', session_id: 0 }
  const load = (name: string, query: Record<string, string>, check?: Read['check']): ArticleLoad => ({
    name,
    kind: 'other',
    reads: [{ path: `${BLOGS}my_posts/?${new URLSearchParams(query)}`, token, check }],
    run: (db) => listMyBlogs(db, actor, MyBlogQuery.parse(query)),
  })
  return [
    load('own articles', {}, expectCount('own articles', rows[0]?.count ?? 0)),
    load('own articles, A to Z', { ordering: 'title' }),
    load('own articles, search', { search: 'banana' }),
    { name: 'authors', kind: 'other', reads: [{ path: `${BLOGS}authors/` }], run: (db) => listAuthors(db) },
  ]
}

/** The expected results come from plain SQL and are read once. */
async function expectMatches(client: pg.Client, { name, searches, isFound }: SearchKind) {
  const [search = ''] = searches
  const expected = await countOf(
    client,
    `id in (select blog_id from blog_search where words @@ websearch_to_tsquery('english', $1))`,
    [search],
  )
  const expectedCount = Math.min(expected, SEARCH_COUNT_MAX)
  return ({ count = -1 }: { count?: number }, query: string) => {
    if (isFound && query === search && count !== expectedCount)
      throw new Error(`${name}: ${count} instead of ${expectedCount}`)
  }
}

async function searchLoads(client: pg.Client, { userId }: Writer): Promise<ArticleLoad[]> {
  const loads: ArticleLoad[] = []
  for (const kind of searchKinds(userId)) {
    const check = await expectMatches(client, kind)
    const queries = kind.searches.map((search) => ({ search, ...kind.query }))
    const load = listLoad(`search: ${kind.name}`, 'search', queries, () => {})
    const reads = load.reads.map((read, index) => ({
      ...read,
      check: (body: { count?: number }) => check(body, kind.searches[index] ?? ''),
    }))
    loads.push({ ...load, reads })
  }
  return loads
}

export async function allLoads(client: pg.Client, writer: Writer): Promise<ArticleLoad[]> {
  return [
    ...(await listLoads(client, writer)),
    ...(await articleLoads(client)),
    ...(await ownLoads(client, writer)),
    ...(await searchLoads(client, writer)),
  ]
}

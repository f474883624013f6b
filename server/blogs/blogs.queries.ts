import { and, asc, desc, eq, gte, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { BlogOrdering, BlogStatus, MyBlogOrdering } from '#domain/blogs/blog-rules.ts'
import type { BlogStats } from '#domain/blogs/blogs.schema.ts'
import { BLOG_CATEGORIES, type BlogCategory } from '#domain/blogs/categories.ts'
import { users } from '../accounts/accounts.table.ts'
import { builtOnce, UNNAMED } from '../db/built-once.ts'
import type { Database } from '../db/connect.ts'
import { type Place, readListPage } from '../db/list-places.ts'
import { blogCounts, blogs, isPublished } from './blogs.table.ts'

const columns = {
  id: blogs.id,
  title: blogs.title,
  summary: blogs.summary,
  category: blogs.category,
  status: blogs.status,
  featured_image: blogs.featured_image,
  ai_generated: blogs.ai_generated,
  ai_engine: blogs.ai_engine,
  ai_reviewed: blogs.ai_reviewed,
  author_id: blogs.author_id,
  author_name: blogs.author_name,
  author_role: users.role,
  author_is_active: users.is_active,
  views_count: blogs.views_count,
  read_minutes: blogs.read_minutes,
  created_at: blogs.created_at,
  updated_at: blogs.updated_at,
  published_at: blogs.published_at,
  unpublished_reason: blogs.unpublished_reason,
}

function items(db: Database) {
  return db.select(columns).from(blogs).leftJoin(users, eq(users.id, blogs.author_id)).$dynamic()
}
export type BlogItemRow = Awaited<ReturnType<typeof items>>[number]

const wholes = { ...columns, content: blogs.content }
function whole(db: Database) {
  return db.select(wholes).from(blogs).leftJoin(users, eq(users.id, blogs.author_id)).$dynamic()
}
export type BlogRow = Awaited<ReturnType<typeof whole>>[number]

const isKept = isNull(blogs.deleted_at)

export const ORDER: Record<BlogOrdering | MyBlogOrdering, SQL[]> = {
  '-created_at': [desc(blogs.created_at), desc(blogs.id)],
  created_at: [asc(blogs.created_at), asc(blogs.id)],
  '-views_count': [desc(blogs.views_count), desc(blogs.id)],
  title: [asc(blogs.title), asc(blogs.id)],
  '-title': [desc(blogs.title), desc(blogs.id)],
}
/** The same the other way round: the far half of a long list is read from its end. */
const REVERSED: Record<BlogOrdering | MyBlogOrdering, SQL[]> = {
  '-created_at': ORDER.created_at,
  created_at: ORDER['-created_at'],
  '-views_count': [asc(blogs.views_count), asc(blogs.id)],
  title: ORDER['-title'],
  '-title': ORDER.title,
}

export interface BlogFilter {
  category?: readonly BlogCategory[] | undefined
  author?: number | undefined
}

export function filtersOf({ category, author }: BlogFilter): SQL | undefined {
  return and(
    category ? inArray(blogs.category, [...category]) : undefined,
    author === undefined ? undefined : eq(blogs.author_id, author),
  )
}

export async function countPublished(db: Database, filter: BlogFilter): Promise<number> {
  return countKept(db, { ...filter, status: 'published' })
}

/** From the kept counts; 0 as author stands for all. */
export async function countKept(
  db: Database,
  { category, author = 0, status }: BlogFilter & { status?: BlogStatus | undefined },
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${blogCounts.articles}), 0)::int` })
    .from(blogCounts)
    .where(
      and(
        eq(blogCounts.author_id, author),
        status ? eq(blogCounts.status, status) : undefined,
        category ? inArray(blogCounts.category, [...category]) : undefined,
      ),
    )
  return row?.count ?? 0
}

export interface Slice {
  ordering: BlogOrdering | MyBlogOrdering
  limit: number
  offset: number
}

/** Where the kept lists have this order, and whether from their end. */
const LISTS: Record<Slice['ordering'], [name: string, isReversed: boolean]> = {
  '-created_at': ['blogs/newest', false],
  created_at: ['blogs/newest', true],
  '-views_count': ['blogs/views', false],
  title: ['blogs/title', false],
  '-title': ['blogs/title', true],
}

/** As the function blog_places numbers them. */
function kindsOf(category: BlogFilter['category'], status: BlogStatus | undefined): number[] {
  return BLOG_CATEGORIES.flatMap((one, index) => {
    if (category && !category.includes(one)) return []
    return [...(status === 'draft' ? [] : [index + 1]), ...(status === 'published' ? [] : [index + 7])]
  })
}

function sinceMark(list: string, from: Place | null): SQL | undefined {
  if (!from) return undefined
  const { key_number, key_text, key_id } = from
  if (list === 'blogs/title') return sql`(${blogs.title}, ${blogs.id}) >= (${key_text}, ${key_id}::bigint)`
  if (list === 'blogs/views') {
    return sql`(${blogs.views_count}, ${blogs.id}) <= (${-key_number}::bigint, ${-key_id}::bigint)`
  }
  const at = sql`('epoch'::timestamptz + ${-key_number}::float8 * interval '1 microsecond')`
  return sql`(${blogs.created_at}, ${blogs.id}) <= (${at}, ${-key_id}::bigint)`
}

export interface Standing extends Pick<BlogFilter, 'category'> {
  status?: BlogStatus | undefined
}

/** One page of everybody's articles, and how many there are: a deep page begins at a kept mark. */
export async function readStanding(
  db: Database,
  { category, status }: Standing,
  { ordering, limit, offset }: Slice,
): Promise<{ count: number; rows: BlogItemRow[] }> {
  const [name, isReversed] = LISTS[ordering]
  const standing = status === 'published' ? isPublished : and(isKept, status ? eq(blogs.status, status) : undefined)
  const list = { name, kinds: kindsOf(category, status) }
  return readListPage(db, list, { limit, offset, isReversed }, (start) => {
    const keys = db
      .select({ id: blogs.id })
      .from(blogs)
      .where(and(standing, filtersOf({ category }), sinceMark(name, start.from)))
      .orderBy(...(start.isReversed ? REVERSED : ORDER)[ordering])
      .limit(start.take)
      .offset(start.skip)
    return items(db)
      .where(inArray(blogs.id, keys))
      .orderBy(...ORDER[ordering])
  })
}

/**
 * One page of an author's published articles. Keys are skipped in an index and joined with their rows afterwards, from the
 * nearer end of the list, so that a deep page costs half of the way at most and never reads what it skips.
 */
export async function listPublishedBy(
  db: Database,
  filter: BlogFilter,
  { ordering, limit, offset, count }: Slice & { count: number },
): Promise<BlogItemRow[]> {
  return listNearer(db, and(isPublished, filtersOf(filter)), { ordering, limit, offset }, count)
}

async function listNearer(
  db: Database,
  where: SQL | undefined,
  { ordering, limit, offset }: Slice,
  count: number,
): Promise<BlogItemRow[]> {
  const fromEnd = Math.max(0, count - offset - limit)
  const isFar = offset > fromEnd
  const keys = db
    .select({ id: blogs.id })
    .from(blogs)
    .where(where)
    .orderBy(...(isFar ? REVERSED : ORDER)[ordering])
    .limit(isFar ? Math.min(limit, Math.max(0, count - offset)) : limit)
    .offset(isFar ? fromEnd : offset)
  return items(db)
    .where(inArray(blogs.id, keys))
    .orderBy(...ORDER[ordering])
}

const itemsByIds = builtOnce((db) =>
  items(db)
    .where(sql`${blogs.id} = any(${sql.placeholder('ids')}::bigint[])`)
    .prepare(UNNAMED),
)

export async function listByIds(db: Database, ids: readonly number[]): Promise<BlogItemRow[]> {
  if (ids.length === 0) return []
  const rows = await itemsByIds(db).execute({ ids })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const oneBlog = builtOnce((db) =>
  whole(db)
    .where(and(eq(blogs.id, sql.placeholder('id')), isKept))
    .prepare(UNNAMED),
)

export async function findBlog(db: Database, id: number): Promise<BlogRow | null> {
  const [row] = await oneBlog(db).execute({ id })
  return row ?? null
}

export interface MyBlogFilter extends BlogFilter {
  status?: BlogStatus | undefined
  matching?: SQL | undefined
}

function mine(authorId: number, { category, status, matching }: MyBlogFilter) {
  return and(
    eq(blogs.author_id, authorId),
    isKept,
    filtersOf({ category }),
    status ? eq(blogs.status, status) : undefined,
    matching,
  )
}

/** A search's matches are counted, all others are kept counted. */
export async function countMine(db: Database, authorId: number, filter: MyBlogFilter): Promise<number> {
  const { category, status, matching } = filter
  if (matching) return db.$count(blogs, mine(authorId, filter))
  return countKept(db, { category, status, author: authorId })
}

export async function listMine(
  db: Database,
  authorId: number,
  filter: MyBlogFilter,
  { count, ...slice }: Slice & { count: number },
): Promise<BlogItemRow[]> {
  return listNearer(db, mine(authorId, filter), slice, count)
}

export async function statsOf(db: Database, authorId: number): Promise<BlogStats> {
  const articles = sql`coalesce(sum(${blogCounts.articles})`
  const [row] = await db
    .select({
      total: sql<number>`${articles}, 0)::int`,
      published: sql<number>`${articles} filter (where ${blogCounts.status} = 'published'), 0)::int`,
      drafts: sql<number>`${articles} filter (where ${blogCounts.status} = 'draft'), 0)::int`,
      total_views: sql<number>`coalesce(sum(${blogCounts.views}), 0)::int`,
    })
    .from(blogCounts)
    .where(eq(blogCounts.author_id, authorId))
  return row ?? { total: 0, published: 0, drafts: 0, total_views: 0 }
}

export async function listAuthors(db: Database): Promise<{ id: number; full_name: string; count: number }[]> {
  return db
    .select({ id: users.id, full_name: users.full_name, count: sql<number>`sum(${blogCounts.articles})::int` })
    .from(blogCounts)
    .innerJoin(users, eq(users.id, blogCounts.author_id))
    .where(and(eq(blogCounts.status, 'published'), gte(blogCounts.articles, 1)))
    .groupBy(users.id)
    .orderBy(asc(users.full_name), asc(users.id))
}

export async function findCreated(db: Database, authorId: number, key: string): Promise<BlogRow | null> {
  const [row] = await whole(db).where(and(eq(blogs.author_id, authorId), eq(blogs.creation_key, key), isKept))
  return row ?? null
}

/** The newest other published articles of a category. */
export async function listMore(
  db: Database,
  { id, category }: { id: number; category: BlogCategory },
  limit: number,
): Promise<BlogItemRow[]> {
  return items(db)
    .where(and(isPublished, eq(blogs.category, category), ne(blogs.id, id)))
    .orderBy(...ORDER['-created_at'])
    .limit(limit)
}

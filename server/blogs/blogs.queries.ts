import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { BlogOrdering, BlogStatus, MyBlogOrdering } from '#domain/blogs/blog-rules.ts'
import type { AllBlogQuery, BlogStats } from '#domain/blogs/blogs.schema.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'
import { users } from '../accounts/accounts.table.ts'
import { columnsOf, orderOf } from '../db/columns.ts'
import type { Database } from '../db/connect.ts'
import { prepared } from '../db/prepared.ts'
import { blogCounts, blogs, isPublished } from './blogs.table.ts'

const columns = {
  ...columnsOf(blogs, 'id', 'title', 'summary', 'category', 'status', 'featured_image', 'ai_generated', 'ai_engine'),
  ...columnsOf(blogs, 'ai_reviewed', 'author_id', 'views_count', 'read_minutes', 'created_at', 'updated_at'),
  ...columnsOf(blogs, 'published_at', 'unpublished_reason', 'deleted_at'),
  author: columnsOf(users, 'full_name', 'role', 'is_active'),
}

function items(db: Database) {
  return db.select(columns).from(blogs).leftJoin(users, eq(users.id, blogs.author_id)).$dynamic()
}
export type BlogItemRow = Awaited<ReturnType<typeof items>>[number]

const fullColumns = { ...columns, content: blogs.content }
function articles(db: Database) {
  return db.select(fullColumns).from(blogs).leftJoin(users, eq(users.id, blogs.author_id)).$dynamic()
}
export type BlogRow = Awaited<ReturnType<typeof articles>>[number]

const isNotDeleted = isNull(blogs.deleted_at)

interface BlogFilter {
  category?: readonly BlogCategory[] | undefined
  author?: number | undefined
}

export function filtersOf({ category, author }: BlogFilter): SQL | undefined {
  return and(
    category ? inArray(blogs.category, [...category]) : undefined,
    author === undefined ? undefined : eq(blogs.author_id, author),
  )
}

/** The stored counts. A filter that is null lets every count pass. */
const totals = prepared(
  (db) =>
    db
      .select({ count: sql<number>`coalesce(sum(${blogCounts.articles}), 0)::int` })
      .from(blogCounts)
      .where(
        and(
          eq(blogCounts.author_id, sql.placeholder('author')),
          sql`coalesce(${blogCounts.status} = ${sql.placeholder('status')}, true)`,
          sql`coalesce(${blogCounts.category} = any(${sql.placeholder('categories')}::text[]), true)`,
        ),
      ),
  'article counts',
)

interface StoredFilter extends BlogFilter {
  status?: BlogStatus | undefined
  deleted?: AllBlogQuery['deleted']
  /** The condition of a search. */
  found?: SQL | undefined
}

/** Matches the conditions of the partial indexes. */
function isWanted({ status, deleted, found, ...filter }: StoredFilter): SQL | undefined {
  if (!deleted && status === 'published') return and(isPublished, filtersOf(filter), found)
  const deletion = deleted ? isNotNull(blogs.deleted_at) : isNotDeleted
  return and(deletion, status ? eq(blogs.status, status) : undefined, filtersOf(filter), found)
}

/** Counts the results of a search and deleted articles; for all other lists the counts are stored. */
export async function countBlogs(db: Database, filter: StoredFilter): Promise<number> {
  if (filter.found || filter.deleted) return db.$count(blogs, isWanted(filter))
  const { category: categories = null, author = 0, status = null } = filter
  const [row] = await totals(db).execute({ author, status, categories })
  return row?.count ?? 0
}

interface Slice<Value = number> {
  ordering: BlogOrdering | MyBlogOrdering
  limit: Value
  offset: Value
}

/** One page. Skips keys in an index before joining them with their rows. */
function pageOf(db: Database, where: SQL | undefined, { ordering, limit, offset }: Slice<number | Placeholder>) {
  const keys = db
    .select({ id: blogs.id })
    .from(blogs)
    .where(where)
    .orderBy(...orderOf(blogs, ordering))
    .limit(limit)
    .offset(offset)
  return items(db)
    .where(inArray(blogs.id, keys))
    .orderBy(...orderOf(blogs, ordering))
}

const CATEGORY_FILTERS = {
  none: undefined,
  // The index of a category is ordered like the list.
  one: eq(blogs.category, sql.placeholder('category')),
  several: sql`${blogs.category} = any(${sql.placeholder('categories')}::text[])`,
}

/** Unnamed: the best index depends on the filter's values. */
const publishedItems = prepared(
  (db, ordering: Slice['ordering'], categories: keyof typeof CATEGORY_FILTERS, byAuthor: boolean) => {
    const isByAuthor = byAuthor ? eq(blogs.author_id, sql.placeholder('author')) : undefined
    const where = and(isPublished, CATEGORY_FILTERS[categories], isByAuthor)
    return pageOf(db, where, { ordering, limit: sql.placeholder('limit'), offset: sql.placeholder('offset') })
  },
)

export async function listPublished(
  db: Database,
  { category: categories, author }: BlogFilter,
  { ordering, limit, offset }: Slice,
): Promise<BlogItemRow[]> {
  const filter = categories === undefined ? 'none' : categories.length === 1 ? 'one' : 'several'
  const statement = publishedItems(db, ordering, filter, author !== undefined)
  return statement.execute({ category: categories?.[0], categories, author, limit, offset })
}

/** Drafts too, for their author and for admins. */
export async function listStored(db: Database, filter: StoredFilter, slice: Slice): Promise<BlogItemRow[]> {
  return pageOf(db, isWanted(filter), slice)
}

const itemsByIds = prepared(
  (db) => items(db).where(sql`${blogs.id} = any(${sql.placeholder('ids')}::bigint[])`),
  'articles by ids',
)

export async function listByIds(db: Database, ids: readonly number[]): Promise<BlogItemRow[]> {
  if (ids.length === 0) return []
  const rows = await itemsByIds(db).execute({ ids })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const oneBlog = prepared((db) => articles(db).where(and(eq(blogs.id, sql.placeholder('id')), isNotDeleted)), 'article')

export async function findBlog(db: Database, id: number): Promise<BlogRow | null> {
  const [row] = await oneBlog(db).execute({ id })
  return row ?? null
}

/** The HTML of an author's published articles, the newest first. */
export async function listNewestTexts(db: Database, author: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ content: blogs.content })
    .from(blogs)
    .where(and(isPublished, eq(blogs.author_id, author)))
    .orderBy(desc(blogs.published_at), desc(blogs.id))
    .limit(limit)
  return rows.map(({ content }) => content)
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
  const [row] = await articles(db).where(and(eq(blogs.author_id, authorId), eq(blogs.creation_key, key), isNotDeleted))
  return row ?? null
}

const TITLES_MAX = 2000

/** The titles of the newest published articles. */
export async function listPublishedTitles(db: Database): Promise<string[]> {
  const rows = await db
    .select({ title: blogs.title })
    .from(blogs)
    .where(isPublished)
    .orderBy(...orderOf(blogs, '-created_at'))
    .limit(TITLES_MAX)
  return rows.map(({ title }) => title)
}

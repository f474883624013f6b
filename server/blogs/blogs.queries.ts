import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { BlogOrdering, BlogStatus, MyBlogOrdering } from '#domain/blogs/blog-rules.ts'
import type { BlogStats } from '#domain/blogs/blogs.schema.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'
import { users } from '../accounts/accounts.table.ts'
import type { Database } from '../db/connect.ts'
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
const REVERSED: Record<BlogOrdering, SQL[]> = {
  '-created_at': [asc(blogs.created_at), asc(blogs.id)],
  '-views_count': [asc(blogs.views_count), asc(blogs.id)],
  title: [desc(blogs.title), desc(blogs.id)],
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

/** From the kept counts; 0 as author stands for all. */
export async function countPublished(db: Database, { category, author = 0 }: BlogFilter): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${blogCounts.articles}), 0)::int` })
    .from(blogCounts)
    .where(
      and(
        eq(blogCounts.author_id, author),
        eq(blogCounts.status, 'published'),
        category ? inArray(blogCounts.category, [...category]) : undefined,
      ),
    )
  return row?.count ?? 0
}

export interface Slice {
  ordering: BlogOrdering
  limit: number
  offset: number
  /** How many there are; tells from which end to count. */
  count: number
}

/**
 * One page of published articles. Keys are skipped in an index and joined with their rows afterwards, from the nearer
 * end of the list, so that a deep page costs half of the way at most and never reads what it skips.
 */
export async function listPublished(db: Database, filter: BlogFilter, slice: Slice): Promise<BlogItemRow[]> {
  const { ordering, limit, offset, count } = slice
  const fromEnd = Math.max(0, count - offset - limit)
  const isFar = offset > fromEnd
  const taken = isFar ? Math.min(limit, Math.max(0, count - offset)) : limit
  const keys = db
    .select({ id: blogs.id })
    .from(blogs)
    .where(and(isPublished, filtersOf(filter)))
    .orderBy(...(isFar ? REVERSED : ORDER)[ordering])
    .limit(taken)
    .offset(isFar ? fromEnd : offset)
  return items(db)
    .where(inArray(blogs.id, keys))
    .orderBy(...ORDER[ordering])
}

export async function listByIds(db: Database, ids: readonly number[]): Promise<BlogItemRow[]> {
  if (ids.length === 0) return []
  const rows = await items(db).where(inArray(blogs.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function findBlog(db: Database, id: number): Promise<BlogRow | null> {
  const [row] = await whole(db).where(and(eq(blogs.id, id), isKept))
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

export async function countMine(db: Database, authorId: number, filter: MyBlogFilter): Promise<number> {
  return db.$count(blogs, mine(authorId, filter))
}

export async function listMine(
  db: Database,
  authorId: number,
  filter: MyBlogFilter,
  { ordering, limit, offset }: { ordering: MyBlogOrdering; limit: number; offset: number },
): Promise<BlogItemRow[]> {
  return items(db)
    .where(mine(authorId, filter))
    .orderBy(...ORDER[ordering])
    .limit(limit)
    .offset(offset)
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

export type NewBlog = typeof blogs.$inferInsert
export type BlogChange = { [Column in keyof NewBlog]?: NewBlog[Column] | undefined }

/** @returns null when the author has an article of this creation key already */
export async function insertBlog(db: Database, blog: NewBlog): Promise<number | null> {
  const [row] = await db.insert(blogs).values(blog).onConflictDoNothing().returning({ id: blogs.id })
  return row?.id ?? null
}

export async function findCreated(db: Database, authorId: number, key: string): Promise<BlogRow | null> {
  const [row] = await whole(db).where(and(eq(blogs.author_id, authorId), eq(blogs.creation_key, key), isKept))
  return row ?? null
}

export type LockedBlog = NonNullable<Awaited<ReturnType<typeof lockBlog>>>

/** Locks the row for the rest of the transaction. */
export async function lockBlog(db: Database, id: number) {
  const [row] = await db
    .select({
      id: blogs.id,
      title: blogs.title,
      author_id: blogs.author_id,
      status: blogs.status,
      updated_at: blogs.updated_at,
      published_at: blogs.published_at,
      ai_generated: blogs.ai_generated,
    })
    .from(blogs)
    .where(and(eq(blogs.id, id), isKept))
    .for('update')
  return row ?? null
}

export async function saveBlog(db: Database, id: number, change: BlogChange): Promise<void> {
  await db
    .update(blogs)
    .set(change as Partial<NewBlog>)
    .where(eq(blogs.id, id))
}

/** @returns whether there was a deleted article of this id */
export async function restoreBlog(db: Database, id: number): Promise<boolean> {
  const rows = await db
    .update(blogs)
    .set({ deleted_at: null, deleted_by: null, status: 'draft', updated_at: new Date() })
    .where(and(eq(blogs.id, id), isNotNull(blogs.deleted_at)))
    .returning({ id: blogs.id })
  return rows.length > 0
}

/** Erases articles that were deleted longer ago than an admin can restore them. @returns how many */
export async function eraseDeletedBlogs(db: Database, keptDays: number, limit: number): Promise<number> {
  const over = db
    .select({ id: blogs.id })
    .from(blogs)
    .where(sql`${blogs.deleted_at} < now() - ${keptDays} * interval '1 day'`)
    .limit(limit)
  const rows = await db.delete(blogs).where(inArray(blogs.id, over)).returning({ id: blogs.id })
  return rows.length
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

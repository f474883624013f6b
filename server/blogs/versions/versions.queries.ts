import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { users } from '../../accounts/accounts.table.ts'
import { columnsOf } from '../../db/columns.ts'
import type { Database } from '../../db/connect.ts'
import { type PageQuery, readPage } from '../../db/list-counts.ts'
import { blogs, blogVersions, blogWorkingCopies } from '../blogs.table.ts'

export async function insertVersion(db: Database, savedBy: number, blogId: number): Promise<void> {
  await db.execute(sql`
    insert into ${blogVersions} (blog_id, title, summary, content, category, status, saved_by)
    select id, title, summary, content, category, status, ${savedBy} from ${blogs} where id = ${blogId}`)
}

/** Deletes all but the newest `max` versions. */
export async function deleteOldVersions(db: Database, blogId: number, max: number): Promise<void> {
  const oldestRetained = db
    .select({ id: blogVersions.id })
    .from(blogVersions)
    .where(eq(blogVersions.blog_id, blogId))
    .orderBy(desc(blogVersions.id))
    .limit(1)
    .offset(max - 1)
  await db
    .delete(blogVersions)
    .where(and(eq(blogVersions.blog_id, blogId), lt(blogVersions.id, sql`(${oldestRetained})`)))
}

function versions(db: Database) {
  return db
    .select({
      ...columnsOf(blogVersions, 'id', 'blog_id', 'title', 'summary', 'content', 'category', 'status'),
      saved_by: users.full_name,
      saved_at: blogVersions.saved_at,
    })
    .from(blogVersions)
    .leftJoin(users, eq(users.id, blogVersions.saved_by))
    .$dynamic()
}
export type VersionRow = Awaited<ReturnType<typeof versions>>[number]

export async function listBlogVersions(db: Database, blogId: number, query: PageQuery) {
  const where = eq(blogVersions.blog_id, blogId)
  const list = versions(db).where(where).orderBy(desc(blogVersions.id))
  return readPage(list, db.$count(blogVersions, where), query)
}

export async function findVersion(db: Database, id: number): Promise<VersionRow | null> {
  const [row] = await versions(db).where(eq(blogVersions.id, id))
  return row ?? null
}

type Fields = (typeof blogWorkingCopies.$inferSelect)['fields']

function isCopyOf(userId: number, blogId: number | null) {
  const { user_id, blog_id } = blogWorkingCopies
  return and(eq(user_id, userId), blogId === null ? isNull(blog_id) : eq(blog_id, blogId))
}

export async function findWorkingCopy(db: Database, userId: number, blogId: number | null) {
  const [row] = await db.select().from(blogWorkingCopies).where(isCopyOf(userId, blogId))
  return row ?? null
}

export async function upsertWorkingCopy(db: Database, userId: number, blogId: number | null, fields: Fields) {
  const [row] = await db
    .insert(blogWorkingCopies)
    .values({ user_id: userId, blog_id: blogId, fields })
    .onConflictDoUpdate({
      target: [blogWorkingCopies.user_id, blogWorkingCopies.blog_id],
      set: { fields, saved_at: sql`now()` },
    })
    .returning({ saved_at: blogWorkingCopies.saved_at })
  if (!row) throw new Error('the working copy was not written')
  return row.saved_at
}

/** @param savedAt deletes the copy only if it was saved at this time */
export async function deleteWorkingCopy(
  db: Database,
  userId: number,
  blogId: number | null,
  savedAt: Date | undefined,
): Promise<void> {
  // The client knows milliseconds, the database stores microseconds.
  const isSameCopy =
    savedAt && sql`date_trunc('milliseconds', ${blogWorkingCopies.saved_at}) = ${savedAt.toISOString()}::timestamptz`
  await db.delete(blogWorkingCopies).where(and(isCopyOf(userId, blogId), isSameCopy))
}

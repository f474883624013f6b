import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { blogWorkingCopies } from './blogs.table.ts'

type Fields = (typeof blogWorkingCopies.$inferSelect)['fields']

function ofPerson(userId: number, blogId: number | null) {
  const { user_id, blog_id } = blogWorkingCopies
  return and(eq(user_id, userId), blogId === null ? isNull(blog_id) : eq(blog_id, blogId))
}

export async function findWorkingCopy(db: Database, userId: number, blogId: number | null) {
  const [row] = await db.select().from(blogWorkingCopies).where(ofPerson(userId, blogId))
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
  await db.delete(blogWorkingCopies).where(and(ofPerson(userId, blogId), isSameCopy))
}

import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { BlogStatus } from '#domain/blogs/blog-rules.ts'
import { type Change, columnsOf } from '../db/columns.ts'
import type { Database } from '../db/connect.ts'
import { blogs } from './blogs.table.ts'

export type NewBlog = typeof blogs.$inferInsert
export type BlogChange = Change<NewBlog>

/** @returns null if the author already has an article with this creation key */
export async function insertBlog(db: Database, blog: NewBlog): Promise<number | null> {
  const [row] = await db.insert(blogs).values(blog).onConflictDoNothing().returning({ id: blogs.id })
  return row?.id ?? null
}

export type LockedBlog = NonNullable<Awaited<ReturnType<typeof lockBlog>>>

/** Locks the row for the rest of the transaction. */
export async function lockBlog(db: Database, id: number) {
  const [row] = await db
    .select({
      ...columnsOf(blogs, 'id', 'title', 'summary', 'content', 'category', 'featured_image', 'author_id', 'status'),
      ...columnsOf(blogs, 'updated_at', 'published_at', 'ai_generated', 'unpublished_reason'),
    })
    .from(blogs)
    .where(and(eq(blogs.id, id), isNull(blogs.deleted_at)))
    .for('update')
  return row ?? null
}

export async function saveBlog(db: Database, id: number, change: BlogChange): Promise<void> {
  await db
    .update(blogs)
    .set(change as Partial<NewBlog>)
    .where(eq(blogs.id, id))
}

/** Brings a deleted article back as a draft. @returns its previous status, or null if it is not deleted */
export async function restoreBlog(db: Database, id: number): Promise<{ status: BlogStatus } | null> {
  const [before] = await db
    .select({ status: blogs.status })
    .from(blogs)
    .where(and(eq(blogs.id, id), isNotNull(blogs.deleted_at)))
    .for('update')
  if (!before) return null
  await db
    .update(blogs)
    .set({ deleted_at: null, deleted_by: null, status: 'draft', updated_at: new Date() })
    .where(eq(blogs.id, id))
  return before
}

/** True if a reviewer has approved the text as it is now, and the approval still holds on this day in India. */
export async function isApprovedAsItIs(tx: Database, id: number, today: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from blogs b join medical_reviews r on r.blog_id = b.id
    where b.id = ${id} and r.decision = 'approved' and r.substance = b.substance and r.due_on >= ${today} limit 1`)
  return rows.length > 0
}

import type { WorkingCopyDropQuery, WorkingCopyInput } from '#domain/blogs/blogs.schema.ts'
import type { Actor } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { requireEditor } from './blogs.service.ts'
import { deleteWorkingCopy, findWorkingCopy, upsertWorkingCopy } from './working-copies.queries.ts'

export async function getWorkingCopy(db: Database, actor: Actor, blogId: number | null) {
  if (blogId !== null) await requireEditor(db, actor, blogId)
  const row = await findWorkingCopy(db, actor.id, blogId)
  return { working_copy: row && { ...row.fields, blog: row.blog_id, saved_at: row.saved_at.toISOString() } }
}

/** Returns the copy of this call, even if another tab has saved its own since. */
export async function saveWorkingCopy(db: Database, actor: Actor, { blog, ...fields }: WorkingCopyInput) {
  if (blog !== null) await requireEditor(db, actor, blog)
  const savedAt = await upsertWorkingCopy(db, actor.id, blog, fields)
  return { working_copy: { ...fields, blog, saved_at: savedAt.toISOString() } }
}

export async function dropWorkingCopy(db: Database, actor: Actor, { blog, saved_at }: WorkingCopyDropQuery) {
  await deleteWorkingCopy(db, actor.id, blog ?? null, saved_at ? new Date(saved_at) : undefined)
}

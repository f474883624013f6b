import { VERSIONS_MAX } from '#domain/blogs/blog-rules.ts'
import type {
  BlogVersion,
  BlogVersionItem,
  WorkingCopyDropQuery,
  WorkingCopyInput,
} from '#domain/blogs/blogs.schema.ts'
import type { Actor } from '../../context.ts'
import type { Database } from '../../db/connect.ts'
import type { PageQuery } from '../../db/list-counts.ts'
import { requireFound, toPage } from '../../errors.ts'
import { requireEditor } from '../blogs.service.ts'
import {
  deleteOldVersions,
  deleteWorkingCopy,
  findVersion,
  findWorkingCopy,
  insertVersion,
  listBlogVersions,
  upsertWorkingCopy,
  type VersionRow,
} from './versions.queries.ts'

/** Stores the article's current text as a version. Call it in the transaction of the save. */
export async function recordVersion(db: Database, savedBy: number, blogId: number): Promise<void> {
  await insertVersion(db, savedBy, blogId)
  await deleteOldVersions(db, blogId, VERSIONS_MAX)
}

function toItem({ id, title, status, saved_by, saved_at }: VersionRow): BlogVersionItem {
  return { id, title, status, saved_by: saved_by ?? '', saved_at: saved_at.toISOString() }
}

export async function listVersions(db: Database, actor: Actor, blogId: number, query: PageQuery) {
  await requireEditor(db, actor, blogId)
  return toPage(query, await listBlogVersions(db, blogId, query), toItem)
}

export async function getVersion(db: Database, actor: Actor, id: number): Promise<BlogVersion> {
  const row = requireFound(await findVersion(db, id))
  await requireEditor(db, actor, row.blog_id)
  const { summary, content, category } = row
  return { ...toItem(row), summary, content, category }
}

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

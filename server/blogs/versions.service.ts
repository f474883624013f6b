import { VERSIONS_MAX } from '#domain/blogs/blog-rules.ts'
import type { BlogVersion, BlogVersionItem } from '#domain/blogs/blogs.schema.ts'
import type { Actor } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { notFound, requirePage } from '../errors.ts'
import { requireEditor } from './blogs.service.ts'
import {
  countVersions,
  deleteOldVersions,
  findVersion,
  insertVersion,
  listBlogVersions,
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

export async function listVersions(
  db: Database,
  actor: Actor,
  blogId: number,
  query: { page: number; page_size: number },
) {
  await requireEditor(db, actor, blogId)
  const [count, rows] = await Promise.all([countVersions(db, blogId), listBlogVersions(db, blogId, query)])
  requirePage(query, count)
  return { count, results: rows.map(toItem) }
}

export async function getVersion(db: Database, actor: Actor, id: number): Promise<BlogVersion> {
  const row = await findVersion(db, id)
  if (!row) throw notFound()
  await requireEditor(db, actor, row.blog_id)
  const { summary, content, category } = row
  return { ...toItem(row), summary, content, category }
}

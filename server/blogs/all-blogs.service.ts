import { DELETED_BLOG_RETENTION_DAYS, NOT_PUBLISHED } from '#domain/blogs/blog-rules.ts'
import type { AllBlogQuery, AnyBlogItem, UnpublishInput } from '#domain/blogs/blogs.schema.ts'
import { DAY_MS } from '#domain/durations.ts'
import { getProfile } from '../accounts/accounts.service.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Database } from '../db/connect.ts'
import { conflict, requireFound, requirePage } from '../errors.ts'
import { nextTimestamp } from '../infra/next-timestamp.ts'
import { queueMail } from '../mail/mail.service.ts'
import { findMatches, isAmong } from './blog-search.queries.ts'
import { type LockedBlog, lockBlog, saveBlog } from './blog-writes.queries.ts'
import { type BlogItemRow, countBlogs, listStored, statsOf } from './blogs.queries.ts'
import { toBlogItem } from './to-blog.ts'
import { recordVersion } from './versions/versions.service.ts'
import { readBack } from './writing.service.ts'

function toAnyItem(row: BlogItemRow): AnyBlogItem {
  const { deleted_at } = row
  const deleted = deleted_at && {
    deleted_at: deleted_at.toISOString(),
    erased_on: new Date(deleted_at.getTime() + DELETED_BLOG_RETENTION_DAYS * DAY_MS).toISOString(),
  }
  return { ...toBlogItem(row), deleted }
}

export async function listAllBlogs(db: Database, query: AllBlogQuery) {
  const { author, category, status, deleted, ordering, page, page_size: limit } = query
  const matches = query.search ? await findMatches(db, { author, category, isAdmin: true }, query.search) : undefined
  const found = matches === undefined ? undefined : isAmong(matches?.newest ?? [])
  const filter = { author, category, status, deleted, found }
  const [stats, count, rows] = await Promise.all([
    statsOf(db, author ?? 0),
    countBlogs(db, filter),
    listStored(db, filter, { ordering, limit, offset: (page - 1) * limit }),
  ])
  requirePage(query, count)
  return { count, results: rows.map(toAnyItem), stats }
}

/** Mails the reason to the author, unless the author is the acting admin or has left. */
async function notifyAuthor(tx: Database, actorId: number, blog: LockedBlog, reason: string): Promise<void> {
  if (blog.author_id === null || blog.author_id === actorId) return
  const author = await getProfile(tx, blog.author_id)
  const props = { first_name: author.first_name, title: blog.title, reason, blog_id: blog.id }
  await queueMail(tx, { to: author.email, template: 'article-unpublished', props })
}

/** Turns a published article into a draft and mails its author the reason. */
export async function unpublishBlog(db: Database, actorId: number, id: number, { reason }: UnpublishInput) {
  return db.transaction(async (tx) => {
    const stored = requireFound(await lockBlog(tx, id))
    if (stored.status !== 'published') throw conflict(NOT_PUBLISHED)
    await saveBlog(tx, id, {
      status: 'draft',
      unpublished_reason: reason,
      updated_at: nextTimestamp(stored.updated_at),
    })
    await recordVersion(tx, actorId, id)
    await recordAudit(tx, actorId, 'blog.unpublished', ['blog', id], {
      before: { title: stored.title, status: stored.status },
      after: { status: 'draft', reason },
    })
    await notifyAuthor(tx, actorId, stored, reason)
    return readBack(tx, id)
  })
}

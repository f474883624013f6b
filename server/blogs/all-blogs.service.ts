import { DELETED_BLOG_RETENTION_DAYS, NOT_PUBLISHED } from '#domain/blogs/blog-rules.ts'
import type { AllBlogQuery, AnyBlogItem, BlogStats, UnpublishInput } from '#domain/blogs/blogs.schema.ts'
import { SEARCH_COUNT_MAX } from '#domain/http/search.ts'
import { getProfile } from '../accounts/accounts.service.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Database } from '../db/connect.ts'
import { conflict, notFound, requirePage } from '../errors.ts'
import { queueMail } from '../mail/mail.service.ts'
import { type AllBlogFilter, countAll, findDeletions, listAllIds } from './all-blogs.queries.ts'
import { findMatches } from './blog-search.queries.ts'
import { type LockedBlog, lockBlog, saveBlog } from './blog-writes.queries.ts'
import { type BlogItemRow, countFromTotals, filtersOf, listByIds, ORDER, statsOf } from './blogs.queries.ts'
import { guessWords, readWords } from './search-words.queries.ts'
import { toBlogItem } from './to-blog.ts'
import { recordVersion } from './versions.service.ts'
import { nextTimestamp, readBack } from './writing.service.ts'

const DAY_MS = 24 * 3_600_000

/** The newest articles that contain the search words, or similar words when none does. */
async function findIds(db: Database, query: AllBlogQuery, search: string): Promise<number[]> {
  const { author, category } = query
  for (const read of [readWords, guessWords]) {
    const words = await read(db, search)
    if (!words) continue
    const { newest } = await findMatches(db, { author, category, isAdmin: true }, words, SEARCH_COUNT_MAX)
    if (newest.length > 0) return newest
  }
  return []
}

function toAnyItem(row: BlogItemRow, deletedAt: Date | undefined): AnyBlogItem {
  const deleted = deletedAt && {
    deleted_at: deletedAt.toISOString(),
    erased_on: new Date(deletedAt.getTime() + DELETED_BLOG_RETENTION_DAYS * DAY_MS).toISOString(),
  }
  return { ...toBlogItem(row), deleted: deleted ?? null }
}

interface AnyPage {
  count: number
  rows: BlogItemRow[]
  deletions: Map<number, Date>
}

const STATUS_COUNTS = { published: 'published', draft: 'drafts' } as const

async function readPage(db: Database, query: AllBlogQuery, stats: Promise<BlogStats>): Promise<AnyPage> {
  const { author, category, status, deleted, ordering, page, page_size } = query
  const ids = query.search ? await findIds(db, query, query.search) : undefined
  const filter: AllBlogFilter = { status, deleted, ids, narrowed: filtersOf({ author, category }) }
  const slice = { order: ORDER[ordering], limit: page_size, offset: (page - 1) * page_size }
  const countRows = async () => {
    if (ids || deleted) return countAll(db, filter)
    if (category) return countFromTotals(db, { author, category, status })
    return (await stats)[status ? STATUS_COUNTS[status] : 'total']
  }
  const [count, shown] = await Promise.all([countRows(), listAllIds(db, filter, slice)])
  const [rows, deletions] = await Promise.all([listByIds(db, shown), findDeletions(db, deleted ? shown : [])])
  return { count, rows, deletions }
}

export async function listAllBlogs(db: Database, query: AllBlogQuery) {
  const stats = statsOf(db, query.author ?? 0)
  const [{ count, rows, deletions }] = await Promise.all([readPage(db, query, stats), stats])
  requirePage(query, count)
  return { count, results: rows.map((row) => toAnyItem(row, deletions.get(row.id))), stats: await stats }
}

/** Mails the reason to the author, unless the author is the acting admin or has left. */
async function notifyAuthor(tx: Database, actorId: number, blog: LockedBlog, reason: string): Promise<void> {
  if (blog.author_id === null || blog.author_id === actorId) return
  const author = await getProfile(tx, blog.author_id)
  await queueMail(tx, {
    to: author.email,
    template: 'article-unpublished',
    props: { first_name: author.first_name, title: blog.title, reason, blog_id: blog.id },
  })
}

/** Turns a published article into a draft, with the reason for its author. */
export async function unpublishBlog(db: Database, actorId: number, id: number, { reason }: UnpublishInput) {
  return db.transaction(async (tx) => {
    const stored = await lockBlog(tx, id)
    if (!stored) throw notFound()
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

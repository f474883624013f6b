import type { AiEngine } from '#domain/blogs/ai-engines.ts'
import { BLOG_CHANGED_ELSEWHERE } from '#domain/blogs/blog-rules.ts'
import { type Blog, BlogInput, type BlogPatch } from '#domain/blogs/blogs.schema.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'
import { plainText } from '#domain/blogs/plain-text.ts'
import type { ImageSizes } from '#domain/images/image.schema.ts'
import { isHealthCategory } from '#domain/medical-reviews/health-categories.ts'
import { needsReviewFirst } from '#domain/medical-reviews/needs-review.ts'
import { REVIEW_BEFORE_PUBLISHING } from '#domain/medical-reviews/review-rules.ts'
import { indiaDay } from '#domain/site/india-day.ts'
import { readingMinutes } from '#domain/site/reading-time.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Actor, Services, UploadedFile } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { conflict, forbidden, invalid, notFound, requireFound } from '../errors.ts'
import { sanitizeArticle } from '../infra/formats/html-sanitizer.ts'
import { nextTimestamp } from '../infra/next-timestamp.ts'
import {
  type BlogChange,
  insertBlog,
  isApprovedAsItIs,
  type LockedBlog,
  lockBlog,
  restoreBlog,
  saveBlog,
} from './blog-writes.queries.ts'
import { findBlog, findCreated } from './blogs.queries.ts'
import { mayEdit } from './blogs.service.ts'
import { toPublicBlog, withFeaturedImage } from './text/blog-pictures.service.ts'
import { requirePublicPlates } from './text/text-plates.service.ts'
import { recordVersion } from './versions/versions.service.ts'

/** Sanitizes an article's text for storage. @throws invalid if too little of it remains */
function cleanText(html: string) {
  const content = sanitizeArticle(html)
  const parsed = BlogInput.shape.content.safeParse(content)
  if (!parsed.success) throw invalid({ content: parsed.error.issues.map(({ message }) => message) })
  const content_text = plainText(content)
  return { content, content_text, read_minutes: readingMinutes(content_text) }
}

export async function readBack(db: Database, id: number): Promise<Blog> {
  return toPublicBlog(db, requireFound(await findBlog(db, id)))
}

/**
 * With the site's setting, an article about health is published by the approval of a reviewer; admins may publish at
 * once. Call it after the text is written.
 * @throws conflict if nobody has approved the text
 */
async function requireReviewToPublish(tx: Database, actor: Actor, id: number, category: BlogCategory): Promise<void> {
  if (!needsReviewFirst(actor.role, category)) return
  if (!(await isApprovedAsItIs(tx, id, indiaDay(new Date())))) throw conflict(REVIEW_BEFORE_PUBLISHING)
}

interface Creation {
  /** The AI that wrote it; undefined for a person's text. */
  engine?: AiEngine
  /** Creation key of the caller: creating with the same key again returns the same article. */
  key?: string | null
}

export async function createBlog(
  services: Services,
  actor: Actor,
  input: BlogInput,
  file: UploadedFile | undefined,
  { engine, key = null }: Creation = {},
): Promise<Blog> {
  const { db } = services
  const text = cleanText(input.content)
  await requirePublicPlates(db, actor, text.content)
  return withFeaturedImage(services, file, async (picture) => {
    const created = await db.transaction(async (tx) => {
      const id = await insertBlog(tx, {
        ...input,
        ...text,
        author_id: actor.id,
        ai_generated: engine !== undefined,
        ai_engine: engine ?? null,
        featured_image: picture ?? null,
        published_at: input.status === 'published' ? new Date() : null,
        creation_key: key,
      })
      if (id === null) return null
      if (input.status === 'published') await requireReviewToPublish(tx, actor, id, input.category)
      await recordVersion(tx, actor.id, id)
      return readBack(tx, id)
    })
    return created ?? createAgain(db, actor, input, picture, key)
  })
}

/**
 * Called when the article exists because the response to an earlier call was lost. Saves what was written since, unless
 * the article was changed elsewhere.
 */
async function createAgain(
  db: Database,
  actor: Actor,
  input: BlogInput,
  picture: ImageSizes | undefined,
  key: string | null,
): Promise<Blog> {
  const stored = key === null ? null : await findCreated(db, actor.id, key)
  if (!stored) throw notFound()
  const text = cleanText(input.content)
  const sent = { ...input, content: text.content }
  const isSame = (Object.keys(input) as (keyof BlogInput)[]).every((name) => stored[name] === sent[name])
  if (isSame && !picture) return toPublicBlog(db, stored)
  const change = { ...text, featured_image: picture }
  return writeUpdate(db, actor, stored.id, { patch: input, change, editedAt: stored.created_at.toISOString() })
}

/** @throws not found if the article is hidden from the caller, forbidden if they can read but not edit it */
function requireEditable<Row extends Pick<LockedBlog, 'author_id' | 'status'>>(actor: Actor, row: Row | null): Row {
  if (!row || (row.status === 'draft' && !mayEdit(actor, row.author_id))) throw notFound()
  if (!mayEdit(actor, row.author_id)) throw forbidden()
  return row
}

/** An article that the caller may change. @throws not found or forbidden, as `updateBlog` does */
export async function getEditable(db: Database, actor: Actor, id: number): Promise<{ title: string; content: string }> {
  return requireEditable(actor, await findBlog(db, id))
}

function isStale(storedAt: Date, editedAt: string | undefined): boolean {
  return editedAt !== undefined && storedAt.getTime() !== new Date(editedAt).getTime()
}

/**
 * An article written by an AI counts as reviewed once its author saves it in the editor, which always sends the text:
 * publishing it from a list does not show that the author has read it. A tool that sends a text not reviewed as a whole
 * sets `reviewed: false`; nothing undoes a review.
 */
function reviewOf(actor: Actor, blog: LockedBlog, patch: BlogPatch): BlogChange {
  const isReviewed =
    blog.ai_generated && actor.id === blog.author_id && patch.content !== undefined && patch.reviewed !== false
  return isReviewed ? { ai_reviewed: true } : {}
}

const LOGGED_FIELDS = ['title', 'status', 'category'] as const
/** Too long for the log, or only a file's address: it records that they changed; the versions hold the rest. */
const NAMED_FIELDS = ['summary', 'content', 'featured_image'] as const

/** Logs a change by another person than the author. */
async function recordChange(tx: Database, actor: Actor, before: LockedBlog, change: BlogChange): Promise<void> {
  if (actor.id === before.author_id) return
  const isChanged = (field: (typeof LOGGED_FIELDS | typeof NAMED_FIELDS)[number]) =>
    change[field] !== undefined && change[field] !== before[field]
  const named = NAMED_FIELDS.filter(isChanged)
  const logged = LOGGED_FIELDS.filter((field) => field !== 'category' || isChanged(field))
  await recordAudit(tx, actor.id, 'blog.changed', ['blog', before.id], {
    before: Object.fromEntries(logged.map((field) => [field, before[field]])),
    after: {
      ...Object.fromEntries(logged.map((field) => [field, change[field] ?? before[field]])),
      ...Object.fromEntries(named.map((field) => [`${field}_changed`, true])),
    },
  })
}

/** An author may correct and publish an unpublished article again; the log records it. */
async function recordRepublication(tx: Database, actor: Actor, before: LockedBlog, after: BlogChange): Promise<void> {
  if (after.status !== 'published' || before.unpublished_reason === null) return
  await recordAudit(tx, actor.id, 'blog.republished', ['blog', before.id], {
    before: { status: before.status, reason: before.unpublished_reason },
    after: { status: 'published' },
  })
}

/** @param editedAt `updated_at` of the version that was edited, from `If-Match` or the body */
export async function updateBlog(
  services: Services,
  actor: Actor,
  id: number,
  patch: BlogPatch,
  file: UploadedFile | undefined,
  editedAt: string | undefined,
): Promise<Blog> {
  const text = patch.content === undefined ? {} : cleanText(patch.content)
  return withFeaturedImage(services, file, (picture) => {
    const change = { ...text, featured_image: picture ?? (patch.remove_image ? null : undefined) }
    return writeUpdate(services.db, actor, id, { patch, change, editedAt })
  })
}

interface Update {
  patch: BlogPatch
  /** The stored form of text and picture. */
  change: BlogChange
  editedAt: string | undefined
}

async function writeUpdate(db: Database, actor: Actor, id: number, update: Update): Promise<Blog> {
  const { patch, change, editedAt } = update
  const { content: _content, remove_image: _image, updated_at: _version, reviewed: _reviewed, ...fields } = patch
  return db.transaction(async (tx) => {
    const stored = requireEditable(actor, await lockBlog(tx, id))
    if (isStale(stored.updated_at, editedAt)) throw conflict(BLOG_CHANGED_ELSEWHERE)
    await requirePublicPlates(tx, actor, change.content, stored.content)
    const written = { ...fields, ...change }
    await saveBlog(tx, id, {
      ...written,
      ...(fields.status === 'published' ? { unpublished_reason: null } : {}),
      ...(fields.status === 'published' && !stored.published_at ? { published_at: new Date() } : {}),
      ...reviewOf(actor, stored, patch),
      updated_at: nextTimestamp(stored.updated_at),
    })
    const category = fields.category ?? stored.category
    const isNew = fields.status === 'published' && stored.status === 'draft'
    const becomesHealth = isHealthCategory(category) && !isHealthCategory(stored.category)
    if (isNew || (becomesHealth && (fields.status ?? stored.status) === 'published'))
      await requireReviewToPublish(tx, actor, id, category)
    await recordVersion(tx, actor.id, id)
    await recordChange(tx, actor, stored, written)
    await recordRepublication(tx, actor, stored, fields)
    return readBack(tx, id)
  })
}

/** Publishes a draft that a reviewer has approved. Call it in the transaction of the approval. */
export async function publishApproved(tx: Database, actor: Actor, id: number): Promise<void> {
  const stored = requireFound(await lockBlog(tx, id))
  await saveBlog(tx, id, {
    status: 'published',
    published_at: stored.published_at ?? new Date(),
    unpublished_reason: null,
    updated_at: nextTimestamp(stored.updated_at),
  })
  await recordVersion(tx, actor.id, id)
}

/** Removes an article from every list; an admin can restore it until it is erased. */
export async function deleteBlog(db: Database, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const stored = requireEditable(actor, await lockBlog(tx, id))
    await saveBlog(tx, id, { deleted_at: new Date(), deleted_by: actor.id, creation_key: null })
    await recordAudit(tx, actor.id, 'blog.deleted', ['blog', id], {
      before: { title: stored.title, status: stored.status },
    })
  })
}

export async function undeleteBlog(db: Database, actor: Actor, id: number): Promise<Blog> {
  return db.transaction(async (tx) => {
    const before = requireFound(await restoreBlog(tx, id))
    await recordAudit(tx, actor.id, 'blog.restored', ['blog', id], {
      before: { is_deleted: true, status: before.status },
      after: { is_deleted: false, status: 'draft' },
    })
    return readBack(tx, id)
  })
}

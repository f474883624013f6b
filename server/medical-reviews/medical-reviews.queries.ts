import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { HEALTH_CATEGORIES } from '#domain/medical-reviews/health-categories.ts'
import type { ReviewQueueQuery, ReviewTarget } from '#domain/medical-reviews/medical-reviews.schema.ts'
import { REQUESTED, type ReviewState } from '#domain/medical-reviews/review-rules.ts'
import type { Role } from '#domain/roles.ts'
import { users } from '../accounts/accounts.table.ts'
import { blogs } from '../blogs/blogs.table.ts'
import { columnsOf } from '../db/columns.ts'
import type { Database } from '../db/connect.ts'
import { prepared } from '../db/prepared.ts'
import { medicalReviewRequests as requests, medicalReviews as reviews } from './medical-reviews.table.ts'

export type ReviewRow = typeof reviews.$inferSelect

/** The last approval of an article, and the last time it was sent back since. */
const lastDecisions = sql`
  left join lateral (
    select * from medical_reviews where blog_id = b.id and decision = 'approved' order by id desc limit 1
  ) approved on true
  left join lateral (
    select substance from medical_reviews
    where blog_id = b.id and decision = 'sent_back' and id > coalesce(approved.id, 0) order by id desc limit 1
  ) sent_back on true`

/** The rules of `reviewState` in domain/medical-reviews, as SQL. Both dates are days in India. */
function stateAt(today: string, soon: string): SQL {
  return sql`case
    when sent_back.substance = b.substance then 'sent_back'
    when approved.id is null then 'unreviewed'
    when approved.substance <> b.substance then 'changed'
    when approved.due_on < ${today} then 'overdue'
    when approved.due_on <= ${soon} then 'due_soon'
    else 'reviewed' end`
}

export type QueueRow = Pick<typeof blogs.$inferSelect, 'id' | 'title' | 'author_id' | 'author_name'> &
  Pick<ReviewRow, 'qualification' | 'registration' | 'due_on'> & {
    state: ReviewState
    requested_at: string | null
    /** Null if the article was never reviewed. */
    reviewer_name: string | null
    reviewed_at: string
  }

interface QueueFilter {
  /** If omitted, every article that needs a review. */
  state?: ReviewState | typeof REQUESTED | undefined
  today: string
  /** Reviews that end until this day are due. */
  soon: string
  /** Admins and reviewers see every draft that was sent to review; other dietitians only their own. */
  reader: { id: number; role: Role }
}

/** The rule of `findReviewer`: a checked qualification and a checked registration, both valid on this day in India. */
function isReviewer(userId: number, today: string): SQL {
  return sql`(select count(distinct kind) = 2 from dietitian_credentials
    where dietitian_id = ${userId} and (expires_on is null or expires_on >= ${today}))`
}

/** Published articles about health, and drafts that were sent to review. */
function queue({ state, today, soon, reader }: QueueFilter): SQL {
  const isReadable =
    reader.role === 'admin' ? sql`true` : sql`(b.author_id = ${reader.id} or ${isReviewer(reader.id, today)})`
  const wanted =
    state === REQUESTED
      ? sql`requested_at is not null and author_id is distinct from ${reader.id} and ${isReviewer(reader.id, today)}`
      : state
        ? sql`state = ${state}`
        : sql`(requested_at is not null or state in ('unreviewed', 'changed', 'overdue', 'due_soon'))`
  return sql`from (
    select b.id, b.title, b.author_id, b.author_name, b.published_at, ${stateAt(today, soon)} as state,
      request.requested_at, approved.reviewer_name, approved.qualification, approved.registration,
      approved.created_at as reviewed_at, approved.due_on::text as due_on
    from blogs b left join medical_review_requests request on request.blog_id = b.id ${lastDecisions}
    where b.deleted_at is null and b.category in ${HEALTH_CATEGORIES}
      and (b.status = 'published' or (request.blog_id is not null and ${isReadable}))
  ) as queue where ${wanted}`
}

/** Articles that authors have sent first, oldest first; then those that readers see as out of date. */
export async function listQueue(db: Database, filter: QueueFilter, { page, page_size }: ReviewQueueQuery) {
  const count = db.execute<{ count: number }>(sql`select count(*)::int as count ${queue(filter)}`)
  const slice = db.execute<QueueRow>(sql`
    select * ${queue(filter)}
    order by requested_at nulls last,
      array_position(array['overdue', 'changed', 'unreviewed', 'due_soon'], state), published_at, id
    limit ${page_size} offset ${(page - 1) * page_size}`)
  const [counted, { rows }] = await Promise.all([count, slice])
  return { count: counted.rows[0]?.count ?? 0, rows }
}

const article = {
  ...columnsOf(blogs, 'id', 'title', 'summary', 'content', 'category', 'status', 'substance', 'author_id'),
  ...columnsOf(blogs, 'author_name'),
  ...columnsOf(requests, 'requested_at', 'publish'),
}

function articles(db: Database, id: number) {
  return db
    .select(article)
    .from(blogs)
    .leftJoin(requests, eq(requests.blog_id, blogs.id))
    .where(and(eq(blogs.id, id), isNull(blogs.deleted_at)))
}
export type ReviewedArticle = Awaited<ReturnType<typeof articles>>[number]

export async function findArticle(db: Database, id: number): Promise<ReviewedArticle | null> {
  const [row] = await articles(db, id)
  return row ?? null
}

/** Locks the article, so that its text and its reviews cannot change meanwhile. */
export async function lockArticle(tx: Database, id: number): Promise<ReviewedArticle | null> {
  const [row] = await articles(tx, id).for('update', { of: blogs })
  return row ?? null
}

/** Serializes the decisions on a page until the transaction ends. */
export async function lockPage(tx: Database, page: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`medical review of ${page}`}))`)
}

const isOf = ({ blog, page = '' }: ReviewTarget) =>
  blog === undefined ? eq(reviews.page, page) : eq(reviews.blog_id, blog)

/** All decisions on a text, newest first. */
export async function listDecisions(db: Database, target: ReviewTarget): Promise<ReviewRow[]> {
  return db.select().from(reviews).where(isOf(target)).orderBy(desc(reviews.id))
}

/** The last decisions on each page: an approval, and what was sent back after it. */
export async function listPageDecisions(db: Database): Promise<ReviewRow[]> {
  return db
    .selectDistinctOn([reviews.page, reviews.decision])
    .from(reviews)
    .where(sql`${reviews.page} is not null`)
    .orderBy(reviews.page, reviews.decision, desc(reviews.id))
}

const lastApproval = prepared(
  (db) =>
    db
      .select({
        category: blogs.category,
        is_current: sql<boolean>`${reviews.substance} = ${blogs.substance}`,
        review: reviews,
      })
      .from(blogs)
      .leftJoin(
        reviews,
        sql`${reviews.id} = (select max(id) from medical_reviews
          where blog_id = ${blogs.id} and decision = 'approved')`,
      )
      .where(and(eq(blogs.id, sql.placeholder('id')), eq(blogs.status, 'published'), isNull(blogs.deleted_at))),
  'medical review of an article',
)

/** Of a published article only, because the result is public. */
export async function findLastApproval(db: Database, blogId: number) {
  const [row] = await lastApproval(db).execute({ id: blogId })
  return row ?? null
}

export async function insertDecision(tx: Database, row: typeof reviews.$inferInsert): Promise<void> {
  await tx.insert(reviews).values(row)
}

/** @returns false if the article has been sent to review already */
export async function insertRequest(tx: Database, row: typeof requests.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(requests).values(row).onConflictDoNothing()
  return rowCount === 1
}

export async function deleteRequest(tx: Database, blogId: number): Promise<void> {
  await tx.delete(requests).where(eq(requests.blog_id, blogId))
}

/** The account that a mail about a review goes to. */
export async function findAuthor(db: Database, id: number) {
  const [row] = await db
    .select({ email: users.email, first_name: users.first_name })
    .from(users)
    .where(and(eq(users.id, id), eq(users.is_active, true)))
  return row ?? null
}

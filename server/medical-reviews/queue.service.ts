import { linkedSources } from '#domain/blogs/linked-sources.ts'
import { plainLines } from '#domain/blogs/plain-text.ts'
import { isHealthCategory } from '#domain/medical-reviews/health-categories.ts'
import { HEALTH_PAGES } from '#domain/medical-reviews/health-pages.ts'
import type {
  PublicReview,
  PublicReviewState,
  ReviewDetail,
  ReviewQueueItem,
  ReviewQueueQuery,
  ReviewTarget,
} from '#domain/medical-reviews/medical-reviews.schema.ts'
import {
  DUE_SOON_DAYS,
  maxReviewMonths,
  NOT_OWN_TEXT,
  REVIEWER_NEEDS_CREDENTIALS,
  type ReviewState,
  reviewState,
} from '#domain/medical-reviews/review-rules.ts'
import { addDays, indiaDay } from '#domain/site/india-day.ts'
import type { Actor } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { notFound, pageOfArray, requireFound, toPage } from '../errors.ts'
import {
  findArticle,
  findLastApproval,
  listDecisions,
  listPageDecisions,
  listQueue,
  type QueueRow,
  type ReviewedArticle,
  type ReviewRow,
} from './medical-reviews.queries.ts'
import { type PageText, readPage } from './page-texts.ts'
import { findReviewer } from './reviewer.service.ts'

type Approval = Pick<ReviewRow, 'reviewer_name' | 'qualification' | 'registration' | 'due_on' | 'created_at'>

function toPublicReview(row: Approval): PublicReview {
  const { reviewer_name: reviewer, qualification, registration, due_on, created_at } = row
  return { reviewer, qualification, registration, reviewed_on: indiaDay(created_at), due_on: due_on ?? '' }
}

function toItem(row: QueueRow, actor: Actor): ReviewQueueItem {
  const { id, title, author_id, author_name, state, requested_at, reviewer_name, reviewed_at } = row
  return {
    blog: id,
    page: null,
    title,
    author: author_id === null ? null : { id: author_id, full_name: author_name },
    state,
    requested_at: requested_at && new Date(requested_at).toISOString(),
    last_review:
      reviewer_name === null ? null : toPublicReview({ ...row, reviewer_name, created_at: new Date(reviewed_at) }),
    is_own: author_id === actor.id,
  }
}

/** @param decisions newest first @returns the last approval, and the last time the text was sent back since */
function lastDecisions(decisions: readonly ReviewRow[]) {
  const approved = decisions.find(({ decision }) => decision === 'approved') ?? null
  const sentBack = decisions.find(({ decision, id }) => decision === 'sent_back' && id > (approved?.id ?? 0)) ?? null
  return { approved, sentBack }
}

function stateOf(decisions: readonly ReviewRow[], substance: string): ReviewState {
  const { approved, sentBack } = lastDecisions(decisions)
  const reviewed = approved && { substance: approved.substance, due_on: approved.due_on ?? '' }
  return reviewState({ approved: reviewed, sentBack, substance }, indiaDay(new Date()))
}

function summarize(text: ReviewableText, decisions: readonly ReviewRow[], actor: Actor): ReviewQueueItem {
  const { article, page, title, substance } = text
  const { approved } = lastDecisions(decisions)
  return {
    blog: article?.id ?? null,
    page,
    title,
    author: article?.author_id ? { id: article.author_id, full_name: article.author_name } : null,
    state: stateOf(decisions, substance),
    requested_at: article?.requested_at?.toISOString() ?? null,
    last_review: approved && toPublicReview(approved),
    is_own: article !== null && article.author_id === actor.id,
  }
}

const URGENCY: readonly ReviewState[] = ['overdue', 'changed', 'unreviewed', 'sent_back', 'due_soon', 'reviewed']

async function listPages(db: Database, actor: Actor, query: ReviewQueueQuery) {
  const decisions = await listPageDecisions(db)
  const items = await Promise.all(
    HEALTH_PAGES.map(async (each) => {
      const own = decisions.filter((decision) => decision.page === each.page).sort((a, b) => b.id - a.id)
      return summarize(await readPageForReview(each.page), own, actor)
    }),
  )
  const wanted = items
    .filter((item) => (query.state ? item.state === query.state : item.state !== 'reviewed'))
    .sort((a, b) => URGENCY.indexOf(a.state) - URGENCY.indexOf(b.state))
  return pageOfArray(query, wanted)
}

/** Articles, or the pages that come with Thali. */
export async function listReviewQueue(db: Database, actor: Actor, query: ReviewQueueQuery) {
  if (query.kind === 'page') return listPages(db, actor, query)
  const today = indiaDay(new Date())
  const filter = { state: query.state, today, soon: addDays(today, DUE_SOON_DAYS), reader: actor }
  return toPage(query, await listQueue(db, filter, query), (row) => toItem(row, actor))
}

/** A text that can be reviewed, as it is now. */
export interface ReviewableText extends PageText {
  article: ReviewedArticle | null
  page: string | null
  /** Determines how long an approval may be valid. */
  subject: string
}

function toReviewable(article: ReviewedArticle): ReviewableText {
  const { title, summary, content, substance } = article
  return {
    article,
    page: null,
    title,
    text: [title, summary, plainLines(content)].join('\n'),
    substance,
    sources: linkedSources(content),
    subject: `${title} ${summary}`,
  }
}

async function readPageForReview(page: string): Promise<ReviewableText> {
  const read = await readPage(page)
  return { ...read, article: null, page, subject: `${read.title} ${page}` }
}

/** A draft is visible to its author and to admins, and to reviewers once it is sent to review. */
function mayRead(actor: Actor, article: ReviewedArticle, isReviewer: boolean): boolean {
  return (
    isHealthCategory(article.category) &&
    (article.status === 'published' ||
      (isReviewer && article.requested_at !== null) ||
      actor.role === 'admin' ||
      actor.id === article.author_id)
  )
}

/** @throws not found for a text that the caller must not read */
export async function findText(db: Database, actor: Actor, { blog, page }: ReviewTarget, find = findArticle) {
  if (blog === undefined) return readPageForReview(page ?? '')
  const article = requireFound(await find(db, blog))
  if (!mayRead(actor, article, (await findReviewer(db, actor)) !== null)) throw notFound()
  return toReviewable(article)
}

/** The reviewer of an approval is public, but comments are only for the author and for those who may review. */
export async function getReviewText(db: Database, actor: Actor, target: ReviewTarget): Promise<ReviewDetail> {
  const reviewable = await findText(db, actor, target)
  const { text, substance, sources, subject } = reviewable
  const [decisions, reviewer] = await Promise.all([listDecisions(db, target), findReviewer(db, actor)])
  const summary = summarize(reviewable, decisions, actor)
  const { is_own } = summary
  return {
    ...summary,
    text,
    reviewed_text: lastDecisions(decisions).approved?.reviewed_text ?? null,
    substance,
    sources,
    longest_months: maxReviewMonths(subject),
    decisions: decisions.map(({ id, decision, reviewer_name, created_at, comments }) => ({
      id,
      decision,
      reviewer: reviewer_name,
      created_at: created_at.toISOString(),
      comments: is_own || reviewer !== null || actor.role === 'admin' ? comments : [],
    })),
    not_allowed: is_own ? NOT_OWN_TEXT : reviewer ? null : REVIEWER_NEEDS_CREDENTIALS,
  }
}

/** @throws not found for anything but a published article about health or a page that comes with Thali */
export async function getReviewState(db: Database, { blog, page }: ReviewTarget): Promise<PublicReviewState> {
  if (blog === undefined) {
    const { substance } = await readPage(page ?? '')
    const { approved } = lastDecisions(await listDecisions(db, { page }))
    return toPublicState(approved, approved?.substance === substance)
  }
  const { category, review, is_current } = requireFound(await findLastApproval(db, blog))
  if (!isHealthCategory(category)) throw notFound()
  return toPublicState(review, is_current)
}

function toPublicState(review: ReviewRow | null, isCurrent: boolean): PublicReviewState {
  if (!review) return { state: 'unreviewed', review: null }
  const shown = toPublicReview(review)
  if (!isCurrent) return { state: 'changed', review: shown }
  return { state: shown.due_on < indiaDay(new Date()) ? 'overdue' : 'reviewed', review: shown }
}

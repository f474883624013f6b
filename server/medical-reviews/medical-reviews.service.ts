import { isHealthCategory } from '#domain/medical-reviews/health-categories.ts'
import type { MedicalReviewInput, ReviewRequestInput } from '#domain/medical-reviews/medical-reviews.schema.ts'
import {
  ALREADY_REQUESTED,
  addMonths,
  maxReviewMonths,
  NOT_A_HEALTH_ARTICLE,
  NOT_OWN_TEXT,
  REVIEWED_MEANWHILE,
  TEXT_CHANGED,
} from '#domain/medical-reviews/review-rules.ts'
import { indiaDay } from '#domain/site/india-day.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { requireEditor } from '../blogs/blogs.service.ts'
import { publishApproved } from '../blogs/writing.service.ts'
import type { Actor } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { AppError, conflict, requireFound } from '../errors.ts'
import { queueMail } from '../mail/mail.service.ts'
import {
  deleteRequest,
  findAuthor,
  insertDecision,
  insertRequest,
  listDecisions,
  lockArticle,
  lockPage,
  type ReviewedArticle,
} from './medical-reviews.queries.ts'
import { findText, getReviewText, type ReviewableText } from './queue.service.ts'
import { requireReviewer } from './reviewer.service.ts'

/** Locks the text and its reviews until the transaction ends. */
async function lockText(tx: Database, actor: Actor, input: MedicalReviewInput): Promise<ReviewableText> {
  if (input.page !== undefined) await lockPage(tx, input.page)
  const text = await findText(tx, actor, input, lockArticle)
  if (text.article?.author_id === actor.id) throw new AppError('forbidden', NOT_OWN_TEXT)
  return text
}

function toDueDay(subject: string, months: number): string {
  return addMonths(indiaDay(new Date()), Math.min(months, maxReviewMonths(subject)))
}

/** Mails the author, unless the account is deleted. */
async function mailAuthor(tx: Database, article: ReviewedArticle, input: MedicalReviewInput, isPublished: boolean) {
  const author = article.author_id === null ? null : await findAuthor(tx, article.author_id)
  if (!author) return
  await queueMail(tx, {
    to: author.email,
    template: 'article-reviewed',
    props: {
      first_name: author.first_name,
      title: article.title,
      blog_id: article.id,
      is_approved: input.decision === 'approved',
      is_published: isPublished,
    },
  })
}

/**
 * Stores a decision on the text that the reviewer has read. Publishes an approved article if its
 * author asked for that.
 * @throws forbidden without checked credentials and for the reviewer's own article, conflict if the text has changed or
 * another reviewer has decided since it was read
 */
export async function decide(db: Database, actor: Actor, input: MedicalReviewInput) {
  await db.transaction(async (tx) => {
    const reviewer = await requireReviewer(tx, actor)
    const { article, text, substance, subject } = await lockText(tx, actor, input)
    const [last] = await listDecisions(tx, input)
    if ((last?.id ?? 0) !== input.after) throw conflict(REVIEWED_MEANWHILE)
    if (substance !== input.substance) throw conflict(TEXT_CHANGED)
    const isApproved = input.decision === 'approved'
    await insertDecision(tx, {
      ...reviewer,
      reviewer_id: actor.id,
      blog_id: input.blog ?? null,
      page: input.page ?? null,
      decision: input.decision,
      substance,
      reviewed_text: text,
      comments: input.comments,
      due_on: isApproved ? toDueDay(subject, input.months) : null,
    })
    await recordAudit(
      tx,
      actor.id,
      isApproved ? 'text.review_approved' : 'text.review_sent_back',
      article ? ['blog', article.id] : ['page', null],
      { after: article ? { title: article.title } : { page: input.page ?? '' } },
    )
    if (!article) return
    const isPublished = isApproved && article.publish === true && article.status === 'draft'
    if (isPublished) await publishApproved(tx, actor, article.id)
    await deleteRequest(tx, article.id)
    await mailAuthor(tx, article, input, isPublished)
  })
  return getReviewText(db, actor, input)
}

/** @throws conflict for an article that needs no review or is waiting for one */
export async function requestReview(db: Database, actor: Actor, id: number, input: ReviewRequestInput) {
  await db.transaction(async (tx) => {
    await requireEditor(tx, actor, id)
    const article = requireFound(await lockArticle(tx, id))
    if (!isHealthCategory(article.category)) throw conflict(NOT_A_HEALTH_ARTICLE)
    const isNew = await insertRequest(tx, { blog_id: id, requested_by: actor.id, publish: input.publish })
    if (!isNew) throw conflict(ALREADY_REQUESTED)
    await recordAudit(tx, actor.id, 'text.review_requested', ['blog', id], { after: { title: article.title } })
  })
  return getReviewText(db, actor, { blog: id })
}

export async function withdrawRequest(db: Database, actor: Actor, id: number): Promise<void> {
  await requireEditor(db, actor, id)
  await deleteRequest(db, id)
}

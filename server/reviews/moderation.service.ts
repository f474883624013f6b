import { ANSWERED_ALREADY } from '#domain/reviews/review-rules.ts'
import type {
  ManagedReview,
  ManagedReviewQuery,
  ReviewAnswerInput,
  ReviewModeration,
} from '#domain/reviews/reviews.schema.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Actor } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { conflict, notFound, requirePage } from '../errors.ts'
import {
  answerReview,
  countManaged,
  findReview,
  listManaged,
  type ReviewRow,
  type ReviewScope,
  saveReview,
} from './reviews.queries.ts'
import { refreshRating, toReview } from './reviews.service.ts'

function toManagedReview(row: ReviewRow): ManagedReview {
  return {
    ...toReview(row),
    dietitian: row.dietitian_id === null ? null : { id: row.dietitian_id, full_name: row.dietitian_name ?? '' },
    is_hidden: row.hidden_at !== null,
    hidden_reason: row.hidden_reason,
  }
}

async function requireReview(db: Database, id: number): Promise<ReviewRow> {
  const row = await findReview(db, id)
  if (!row) throw notFound()
  return row
}

/** A dietitian sees all their reviews, including hidden ones with the reason. */
export async function listManagedReviews(db: Database, actor: Actor, query: ManagedReviewQuery) {
  const scope: ReviewScope = actor.role === 'admin' ? 'all' : { dietitian_id: actor.id }
  const [count, rows] = await Promise.all([countManaged(db, scope, query), listManaged(db, scope, query)])
  requirePage(query, count)
  return { count, results: rows.map(toManagedReview) }
}

/** @throws not found for a review of another dietitian */
export async function answerOwnReview(db: Database, actor: Actor, id: number, input: ReviewAnswerInput) {
  const review = await requireReview(db, id)
  if (review.dietitian_id !== actor.id) throw notFound()
  if (!(await answerReview(db, id, input.answer))) throw conflict(ANSWERED_ALREADY)
  return toManagedReview(await requireReview(db, id))
}

/** Hides or shows a review; a hidden one does not count in the rating. */
export async function moderateReview(db: Database, actor: Actor, id: number, { is_hidden, reason }: ReviewModeration) {
  await db.transaction(async (tx) => {
    const review = await requireReview(tx, id)
    await saveReview(
      tx,
      id,
      is_hidden
        ? { hidden_at: review.hidden_at ?? new Date(), hidden_by: actor.id, hidden_reason: reason || null }
        : { hidden_at: null, hidden_by: null, hidden_reason: null },
    )
    await recordAudit(tx, actor.id, is_hidden ? 'review.hidden' : 'review.shown', ['review', id], {
      before: { is_hidden: review.hidden_at !== null },
      after: { is_hidden, ...(is_hidden ? { reason: reason || null } : {}) },
    })
    await refreshRating(tx, review.dietitian_id)
  })
  return toManagedReview(await requireReview(db, id))
}

import {
  RATING,
  REVIEW_ANSWERED,
  REVIEW_TOO_EARLY,
  REVIEW_TWICE,
  reviewSignature,
} from '#domain/reviews/review-rules.ts'
import type {
  ManagedReview,
  ManagedReviewQuery,
  OwnReview,
  Review,
  ReviewAnswerInput,
  ReviewInput,
  ReviewModeration,
  ReviewPatch,
  ReviewQuery,
  ReviewSummary,
} from '#domain/reviews/reviews.schema.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { requireClient } from '../consultations/consultations.service.ts'
import type { Actor } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { getDietitian, lockProfileMeasures, updateRating } from '../dietitians/dietitians.service.ts'
import { conflict, notFound, requireFound, requirePage, toPage } from '../errors.ts'
import { withIsoDates } from '../infra/formats/iso-dates.ts'
import {
  answerReview,
  countByRating,
  findRequestReview,
  findReview,
  insertReview,
  listManaged,
  listVisible,
  type ReviewRow,
  saveReview,
} from './reviews.queries.ts'

function toReview({ id, rating, text, show_name, client, answer, answered_at, created_at }: ReviewRow): Review {
  const author_name = reviewSignature(show_name ? client : null)
  return { ...withIsoDates({ id, rating, text, answer, answered_at, created_at }), author_name }
}

function toOwnReview({ id, rating, text, show_name, answer, created_at, updated_at }: ReviewRow): OwnReview {
  return withIsoDates({ id, rating, text, show_name, answer, created_at, updated_at })
}

async function summarizeRatings(db: Database, dietitianId: number): Promise<ReviewSummary> {
  const counts = new Map((await countByRating(db, dietitianId)).map(({ rating, count }) => [rating, count]))
  const spread = Array.from({ length: RATING.max }, (_, at) => {
    const rating = RATING.max - at
    return { rating, count: counts.get(rating) ?? 0 }
  })
  const count = spread.reduce((sum, row) => sum + row.count, 0)
  const points = spread.reduce((sum, row) => sum + row.rating * row.count, 0)
  return { rating: count === 0 ? null : Math.round((points / count) * 10) / 10, count, spread }
}

/** Stores mean and number of ratings in the profile, so that the directory can order by them. */
async function refreshRating(tx: Database, dietitianId: number | null): Promise<void> {
  if (dietitianId === null) return
  await lockProfileMeasures(tx, dietitianId)
  const { rating, count } = await summarizeRatings(tx, dietitianId)
  await updateRating(tx, dietitianId, { rating, review_count: count })
}

export async function getOwnReview(db: Database, actor: Actor, requestId: number) {
  await requireClient(db, actor, requestId)
  const row = await findRequestReview(db, requestId)
  return { review: row && toOwnReview(row) }
}

/** The client rates a consultation once, and only after a reply. */
export async function createReview(db: Database, actor: Actor, requestId: number, input: ReviewInput) {
  await db.transaction(async (tx) => {
    const request = await requireClient(tx, actor, requestId)
    if (request.replied_at === null) throw conflict(REVIEW_TOO_EARLY)
    const id = await insertReview(tx, {
      request_id: requestId,
      client_id: actor.id,
      dietitian_id: request.dietitian_id,
      rating: input.rating,
      text: input.text ?? '',
      show_name: input.show_name ?? false,
    })
    if (id === null) throw conflict(REVIEW_TWICE)
    await refreshRating(tx, request.dietitian_id)
  })
  return toOwnReview(requireFound(await findRequestReview(db, requestId)))
}

/** Changes the client's own review; the dietitian's answer is kept. */
export async function updateReview(db: Database, actor: Actor, requestId: number, patch: ReviewPatch) {
  await db.transaction(async (tx) => {
    await requireClient(tx, actor, requestId)
    const { id, dietitian_id } = requireFound(await findRequestReview(tx, requestId))
    const { rating, text, show_name } = patch
    await saveReview(tx, id, { rating, text: text === null ? '' : text, show_name })
    await refreshRating(tx, dietitian_id)
  })
  return toOwnReview(requireFound(await findRequestReview(db, requestId)))
}

export async function listReviews(db: Database, dietitianId: number, query: ReviewQuery) {
  await getDietitian(db, dietitianId)
  const [summary, rows] = await Promise.all([summarizeRatings(db, dietitianId), listVisible(db, dietitianId, query)])
  requirePage(query, summary.count)
  return { count: summary.count, results: rows.map(toReview), summary }
}

function toManagedReview(row: ReviewRow): ManagedReview {
  return {
    ...toReview(row),
    dietitian: row.dietitian_id === null ? null : { id: row.dietitian_id, full_name: row.dietitian_name ?? '' },
    is_hidden: row.hidden_at !== null,
    hidden_reason: row.hidden_reason,
  }
}

/** A dietitian sees all their reviews, including hidden ones with the reason. */
export async function listManagedReviews(db: Database, actor: Actor, query: ManagedReviewQuery) {
  const dietitianId = actor.role === 'admin' ? undefined : actor.id
  return toPage(query, await listManaged(db, dietitianId, query), toManagedReview)
}

/** @throws not found for a review of another dietitian */
export async function answerOwnReview(db: Database, actor: Actor, id: number, input: ReviewAnswerInput) {
  const review = requireFound(await findReview(db, id))
  if (review.dietitian_id !== actor.id) throw notFound()
  if (!(await answerReview(db, id, input.answer))) throw conflict(REVIEW_ANSWERED)
  return toManagedReview(requireFound(await findReview(db, id)))
}

/** Hides or shows a review; a hidden one does not count in the rating. */
export async function moderateReview(db: Database, actor: Actor, id: number, { is_hidden, reason }: ReviewModeration) {
  await db.transaction(async (tx) => {
    const review = requireFound(await findReview(tx, id))
    const hidden = { hidden_at: review.hidden_at ?? new Date(), hidden_by: actor.id, hidden_reason: reason || null }
    await saveReview(tx, id, is_hidden ? hidden : { hidden_at: null, hidden_by: null, hidden_reason: null })
    await recordAudit(tx, actor.id, is_hidden ? 'review.hidden' : 'review.shown', ['review', id], {
      before: { is_hidden: review.hidden_at !== null },
      after: { is_hidden, ...(is_hidden ? { reason: reason || null } : {}) },
    })
    await refreshRating(tx, review.dietitian_id)
  })
  return toManagedReview(requireFound(await findReview(db, id)))
}

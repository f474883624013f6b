import * as z from 'zod/mini'
import { intWithin, numeric } from '../http/numeric.ts'
import { oneOf, pageQuery, pageSchema } from '../http/pages/page.ts'
import { optionalParagraph, paragraph } from '../http/text.ts'
import { HIDING_NEEDS_REASON, HIDING_REASON_MAX, RATING, REVIEW_ANSWER_MAX, REVIEW_TEXT_MAX } from './review-rules.ts'

const RATING_MESSAGE = `Choose a rating from ${RATING.min} to ${RATING.max}`
const Rating = numeric('Rating', intWithin(RATING, RATING_MESSAGE), RATING_MESSAGE)
const ReviewText = optionalParagraph('Review', REVIEW_TEXT_MAX)
const ShowName = z.optional(z.boolean('Show name must be true or false'))

/** `show_name` signs with first name and initial; without it the review is signed "A client". */
export const ReviewInput = z.object({ rating: Rating, text: ReviewText, show_name: ShowName })
export type ReviewInput = z.infer<typeof ReviewInput>
export const ReviewPatch = z.object({ rating: z.optional(Rating), text: ReviewText, show_name: ShowName })
export type ReviewPatch = z.infer<typeof ReviewPatch>

/** A review as its writer sees it, even while it is hidden from others. */
export const OwnReview = z.object({
  id: z.int(),
  rating: z.int(),
  text: z.string(),
  show_name: z.boolean(),
  answer: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
})
export type OwnReview = z.infer<typeof OwnReview>
export const OwnReviewResponse = z.object({ review: z.nullable(OwnReview) })

/** A review as the public sees it: never with the request it came from. */
export const Review = z.object({
  id: z.int(),
  rating: z.int(),
  text: z.string(),
  author_name: z.string(),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  created_at: z.string(),
})
export type Review = z.infer<typeof Review>

/** Covers the visible reviews: the mean to one decimal, and the number of each rating, five first. */
export const ReviewSummary = z.object({
  rating: z.nullable(z.number()),
  count: z.int(),
  spread: z.array(z.object({ rating: z.int(), count: z.int() })),
})
export type ReviewSummary = z.infer<typeof ReviewSummary>

export const ReviewQuery = z.object(pageQuery())
export type ReviewQuery = z.infer<typeof ReviewQuery>
export const ReviewPage = z.extend(pageSchema(Review), { summary: ReviewSummary })
export type ReviewPage = z.infer<typeof ReviewPage>

export const ManagedReview = z.extend(Review, {
  dietitian: z.nullable(z.object({ id: z.int(), full_name: z.string() })),
  is_hidden: z.boolean(),
  hidden_reason: z.nullable(z.string()),
})
export type ManagedReview = z.infer<typeof ManagedReview>
export const ManagedReviewQuery = z.object({
  ...pageQuery(),
  shown: z.optional(oneOf(['true', 'false'])),
  /** Only reviews with a text besides the rating. */
  has_text: z.optional(oneOf(['true'])),
})
export type ManagedReviewQuery = z.infer<typeof ManagedReviewQuery>
export const ManagedReviewPage = pageSchema(ManagedReview)

export const ReviewAnswerInput = z.object({ answer: paragraph('Answer', { max: REVIEW_ANSWER_MAX }) })
export type ReviewAnswerInput = z.infer<typeof ReviewAnswerInput>

export const ReviewModeration = z
  .object({
    is_hidden: z.boolean('Choose true or false'),
    reason: optionalParagraph('Reason', HIDING_REASON_MAX),
  })
  .check(
    z.refine(({ is_hidden, reason }) => !is_hidden || Boolean(reason), {
      error: HIDING_NEEDS_REASON,
      path: ['reason'],
    }),
  )
export type ReviewModeration = z.infer<typeof ReviewModeration>

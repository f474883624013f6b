import * as z from 'zod/mini'
import { numeric } from '../http/numeric.ts'
import { oneOf, pageQuery, pageSchema } from '../http/pages/page.ts'
import { line, paragraph } from '../http/text.ts'
import {
  CHECKLIST_ITEMS,
  COMMENT_MAX,
  COMMENTS_MAX,
  QUOTE_MAX,
  REQUESTED,
  REVIEW_DECISIONS,
  REVIEW_STATES,
} from './review-rules.ts'

/** A review as the public sees it. The names are as they were on the day of the review. */
export const PublicReview = z.object({
  reviewer: z.string(),
  qualification: z.string(),
  /** "Punjab Dietetic Council, RD-4711". */
  registration: z.string(),
  /** Days in India: YYYY-MM-DD. */
  reviewed_on: z.string(),
  due_on: z.string(),
})
export type PublicReview = z.infer<typeof PublicReview>

/** `changed`: the text has changed since this review. `overdue`: the review has ended. */
export const PublicReviewState = z.object({
  state: z.enum(['unreviewed', 'changed', 'overdue', 'reviewed']),
  review: z.nullable(PublicReview),
})
export type PublicReviewState = z.infer<typeof PublicReviewState>

const Page = line('Page', { max: 60 })
const TARGET_REQUIRED = 'Name either a blog or a page'

/** One text: an article by its id, or a page that comes with Thali by its address, such as `diet/kidney`. */
const target = {
  blog: z.optional(numeric('Blog', z.int('Blog must be a number').check(z.gte(1, 'Blog must be a number')))),
  page: z.optional(Page),
}
const isOneTarget = z.refine<{ blog?: number | undefined; page?: string | undefined }>(
  ({ blog, page }) => (blog === undefined) !== (page === undefined),
  {
    error: TARGET_REQUIRED,
    path: ['blog'],
  },
)
export const ReviewTarget = z.object(target).check(isOneTarget)
export type ReviewTarget = z.infer<typeof ReviewTarget>

export const ReviewQueueItem = z.object({
  /** Of an article; null for a page that comes with Thali. */
  blog: z.nullable(z.int()),
  /** The address of such a page without the first slash; null for an article. */
  page: z.nullable(z.string()),
  title: z.string(),
  /** Null for a page that comes with Thali, and for a former author. */
  author: z.nullable(z.object({ id: z.int(), full_name: z.string() })),
  state: z.enum(REVIEW_STATES),
  /** When its author sent it to review; null if not sent. */
  requested_at: z.nullable(z.string()),
  /** The last approved review. */
  last_review: z.nullable(PublicReview),
  is_own: z.boolean(),
})
export type ReviewQueueItem = z.infer<typeof ReviewQueueItem>
export const ReviewQueuePage = pageSchema(ReviewQueueItem)

/**
 * Without `state`, all texts that need a review: new, changed, due within 30 days, overdue, or sent by authors.
 * `requested`: texts that authors have sent and the caller may review.
 */
export const ReviewQueueQuery = z.object({
  ...pageQuery(),
  kind: z._default(oneOf(['blog', 'page']), 'blog'),
  state: z.optional(oneOf([...REVIEW_STATES, REQUESTED])),
})
export type ReviewQueueQuery = z.infer<typeof ReviewQueueQuery>

const Comment = z.object({ quote: z.string(), comment: z.string() })
export const ReviewDetail = z.extend(ReviewQueueItem, {
  /** Plain text, its paragraphs separated by line breaks. */
  text: z.string(),
  /** The plain text of the last approved version. */
  reviewed_text: z.nullable(z.string()),
  /** Identifies the words of the text; a review names it. */
  substance: z.string(),
  sources: z.array(z.object({ title: z.string(), url: z.nullable(z.string()) })),
  /** The maximum validity of a review, in months. */
  longest_months: z.int(),
  /** All decisions, newest first. */
  decisions: z.array(
    z.object({
      id: z.int(),
      decision: z.enum(REVIEW_DECISIONS),
      reviewer: z.string(),
      created_at: z.string(),
      comments: z.array(Comment),
    }),
  ),
  /** Why the caller may not review this text; null if they may. */
  not_allowed: z.nullable(z.string()),
})
export type ReviewDetail = z.infer<typeof ReviewDetail>

const MONTHS_UNKNOWN = 'Choose a whole number of months, 12 at most'
export const MedicalReviewInput = z
  .object({
    ...target,
    /** The text that was read. */
    substance: line('Substance', { max: 64 }),
    /** The last decision that was on screen, 0 for none. */
    after: numeric('After', z.int('After must be a number')),
    decision: oneOf(REVIEW_DECISIONS),
    checklist: z._default(z.array(oneOf(CHECKLIST_ITEMS)), []),
    months: z._default(
      numeric('Months', z.int(MONTHS_UNKNOWN).check(z.gte(1, MONTHS_UNKNOWN), z.lte(12, MONTHS_UNKNOWN))),
      12,
    ),
    comments: z._default(
      z
        .array(
          z.object({
            /** The words that the comment is about; empty for the whole text. */
            quote: z
              .string('Quote must be text')
              .check(z.trim(), z.maxLength(QUOTE_MAX, `Quote at most ${QUOTE_MAX} characters`)),
            comment: paragraph('Comment', { max: COMMENT_MAX }),
          }),
        )
        .check(z.maxLength(COMMENTS_MAX, `Write at most ${COMMENTS_MAX} comments`)),
      [],
    ),
  })
  .check(
    isOneTarget,
    z.refine(
      ({ decision, checklist }) => decision !== 'approved' || CHECKLIST_ITEMS.every((item) => checklist.includes(item)),
      {
        error: 'Tick every point of the checklist before you approve',
        path: ['checklist'],
      },
    ),
    z.refine(({ decision, comments }) => decision !== 'sent_back' || comments.length > 0, {
      error: 'Write at least one comment, so that the author knows what to change',
      path: ['comments'],
    }),
  )
export type MedicalReviewInput = z.infer<typeof MedicalReviewInput>

/** `publish`: the article is published as soon as a reviewer approves it. */
export const ReviewRequestInput = z.object({ publish: z._default(z.boolean('Publish must be true or false'), true) })
export type ReviewRequestInput = z.infer<typeof ReviewRequestInput>

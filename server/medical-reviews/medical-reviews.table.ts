import { sql } from 'drizzle-orm'
import { boolean, check, date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { MedicalReviewInput } from '#domain/medical-reviews/medical-reviews.schema.ts'
import { REVIEW_DECISIONS } from '#domain/medical-reviews/review-rules.ts'
import { users } from '../accounts/accounts.table.ts'
import { blogs } from '../blogs/blogs.table.ts'
import { createdAt, id, reference } from '../db/columns.ts'

/**
 * Every decision of a reviewer; rows are never changed. The reviewer's name and credentials are stored as they were on
 * that day, and are kept after the account is erased.
 */
export const medicalReviews = pgTable(
  'medical_reviews',
  {
    id: id(),
    blog_id: reference().references(() => blogs.id, { onDelete: 'cascade' }),
    /** The address of a page that comes with Thali, without the first slash. */
    page: text(),
    reviewer_id: reference().references(() => users.id, { onDelete: 'set null' }),
    reviewer_name: text().notNull(),
    qualification: text().notNull(),
    registration: text().notNull(),
    decision: text({ enum: REVIEW_DECISIONS }).notNull(),
    /** Identifies the words that were read; `reviewed_text` holds them. */
    substance: text().notNull(),
    reviewed_text: text().notNull(),
    comments: jsonb().$type<MedicalReviewInput['comments']>().notNull().default([]),
    /** The day in India on which an approval ends. */
    due_on: date({ mode: 'string' }),
    created_at: createdAt(),
  },
  (table) => [
    index('medical_reviews_blog_idx').on(table.blog_id, table.id.desc().nullsFirst()),
    index('medical_reviews_page_idx').on(table.page, table.id.desc().nullsFirst()).where(sql`page is not null`),
    index('medical_reviews_reviewer_idx').on(table.reviewer_id),
    check('medical_reviews_one_text', sql`num_nonnulls(blog_id, page) = 1`),
    check('medical_reviews_decision_known', sql`decision in ('approved', 'sent_back')`),
    check('medical_reviews_due_when_approved', sql`(decision = 'approved') = (due_on is not null)`),
  ],
)

/** Articles that their authors have sent to review; a decision removes the row. */
export const medicalReviewRequests = pgTable(
  'medical_review_requests',
  {
    blog_id: reference()
      .primaryKey()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    requested_by: reference().references(() => users.id, { onDelete: 'set null' }),
    /** The article is published as soon as it is approved. */
    publish: boolean().notNull(),
    requested_at: createdAt(),
  },
  (table) => [index('medical_review_requests_user_idx').on(table.requested_by)],
)

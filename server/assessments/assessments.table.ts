import { type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, check, index, numeric, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { ADULT_AGE, GENDERS } from '#domain/accounts/account-rules.ts'
import { ASSESSMENT_STATUSES, RETENTION_MONTHS } from '#domain/assessments/assessment-rules.ts'
import { EATING_DISORDER, EATING_STYLES, PREGNANCY } from '#domain/assessments/screening.ts'
import { PLAN_IDS } from '#domain/membership/plans.ts'
import { users } from '../accounts/accounts.table.ts'
import { auditEntries } from '../audit/audit.table.ts'
import { belongsTo, createdAt, dateTime, id, reference } from '../db/columns.ts'

/** Health assessments from the public form, kept until the sender erases them or their retention ends. */
export const assessments = pgTable(
  'assessments',
  {
    id: id(),
    full_name: text().notNull(),
    /** Normalised by the contract: NFC, trimmed, lower case. */
    email: text().notNull(),
    phone_number: text().notNull(),
    age: smallint().notNull(),
    gender: text({ enum: GENDERS }).notNull(),
    height: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    weight: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    specific_concern: text(),
    /** The membership plan that the person asks about. */
    plan: text({ enum: PLAN_IDS }),
    pregnancy: text({ enum: PREGNANCY }),
    medicines: text(),
    allergies: text(),
    diagnoses: text(),
    eating_disorder: text({ enum: EATING_DISORDER }),
    eating_style: text({ enum: EATING_STYLES }),
    /** The checkbox "I am under 18". */
    is_minor: boolean().notNull().default(false),
    guardian_name: text(),
    guardian_consent: boolean().notNull().default(false),
    /** The accepted version of the privacy notice beside the form, and when it was accepted. */
    notice_version: text(),
    notice_accepted_at: dateTime(),
    status: text({ enum: ASSESSMENT_STATUSES }).notNull().default('new'),
    /** Written by admins; the person never receives them, and they are deleted with the submission. */
    notes: text().notNull().default(''),
    /** The account that has to answer. */
    assigned_to: reference().references(() => users.id, { onDelete: 'set null' }),
    assigned_at: dateTime(),
    /** Its sender reads it only through a mailed link. */
    answer: text(),
    answered_by: reference().references(() => users.id, { onDelete: 'set null' }),
    answered_at: dateTime(),
    answer_read_at: dateTime(),
    /** When the dietitian was last reminded to answer. */
    reminded_at: dateTime(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    index('assessments_status_idx').on(table.status, table.created_at, table.id),
    index('assessments_assigned_idx').on(table.assigned_to, table.status, table.created_at, table.id),
    index('assessments_answered_by_idx').on(table.answered_by),
    index('assessments_email_idx').on(table.email),
    index('assessments_created_idx').on(table.created_at, table.id),
    index('assessments_name_trgm').using('gin', table.full_name.op('gin_trgm_ops')),
    index('assessments_email_trgm').using('gin', table.email.op('gin_trgm_ops')),
    check('assessments_status_known', sql`status in ('new', 'contacted', 'assigned', 'answered', 'done')`),
    check('assessments_gender_known', sql`gender in ('male', 'female', 'other')`),
    check('assessments_email_lower', sql`email = lower(email)`),
    check('assessments_age_range', sql`age between 1 and 120`),
    check('assessments_measures_range', sql`weight between 1 and 300 and height between 50 and 250`),
    check('assessments_concern_length', sql`length(specific_concern) <= 150`),
    check('assessments_plan_known', sql`plan in ('basic', 'premium', 'ultimate')`),
    check('assessments_pregnancy_known', sql`pregnancy in ('none', 'pregnant', 'breastfeeding')`),
    check('assessments_eating_disorder_known', sql`eating_disorder in ('never', 'past', 'current')`),
    check(
      'assessments_eating_style_known',
      sql`eating_style in ('vegetarian', 'eggetarian', 'non_vegetarian', 'vegan', 'jain', 'other')`,
    ),
    check(
      'assessments_screening_length',
      sql`length(medicines) <= 500 and length(allergies) <= 500 and length(diagnoses) <= 500`,
    ),
    check('assessments_notes_length', sql`length(notes) <= 5000`),
    check('assessments_answer_length', sql`length(answer) <= 5000`),
    check('assessments_answer_whole', sql`(answer is null) = (answered_at is null)`),
    check('assessments_notice_whole', sql`(notice_version is null) = (notice_accepted_at is null)`),
  ],
)

export const RETENTION = sql`make_interval(months => ${RETENTION_MONTHS})`
/** When a submission is erased because its retention ends. */
export const erased_on: SQL<Date> = sql`${assessments.created_at} + ${RETENTION}`.mapWith(assessments.created_at)

/** Admins read these first: an answer that calls for care, or a child. */
export const needs_care = sql<boolean>`(${assessments.age} < ${ADULT_AGE} or ${assessments.is_minor}
  or ${assessments.pregnancy} in ('pregnant', 'breastfeeding') or ${assessments.eating_disorder} in ('past', 'current')
  or ${assessments.medicines} is not null or ${assessments.allergies} is not null or ${assessments.diagnoses} is not null)
  is true`

const LINK_TARGETS = ['submission', 'answer'] as const
export type LinkTarget = (typeof LINK_TARGETS)[number]

/**
 * Mailed links to a submission; only their hash is stored, each works once. Used and expired ones are kept, so that
 * they can be exchanged for a new one by mail.
 */
export const assessmentLinks = pgTable(
  'assessment_links',
  {
    id: id(),
    assessment_id: belongsTo(() => assessments.id),
    token_hash: text().notNull(),
    /** False for the token in the page that shows the submission: it can only erase. */
    may_show: boolean().notNull(),
    /** A link to the answer opens only the answer and what its sender may take into an account. */
    leads_to: text({ enum: LINK_TARGETS }).notNull().default('submission'),
    created_at: createdAt(),
    expires_at: dateTime().notNull(),
    used_at: dateTime(),
  },
  (table) => [
    uniqueIndex('assessment_links_token_key').on(table.token_hash),
    index('assessment_links_assessment_idx').on(table.assessment_id),
    check('assessment_links_target_known', sql`leads_to in ('submission', 'answer')`),
  ],
)

/**
 * The assessments in each exported file, in batches as they were read, so that a sender can read who has seen
 * theirs. Deleted with the audit entry.
 */
export const assessmentExports = pgTable(
  'assessment_exports',
  {
    entry_id: belongsTo(() => auditEntries.id),
    ids: bigint({ mode: 'number' }).array().notNull(),
  },
  (table) => [
    index('assessment_exports_entry_idx').on(table.entry_id),
    index('assessment_exports_ids_idx').using('gin', table.ids),
  ],
)

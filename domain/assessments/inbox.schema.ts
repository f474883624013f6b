import * as z from 'zod/mini'
import { GENDERS } from '../accounts/account-rules.ts'
import { oneOf, pageQuery, pageSchema } from '../http/pages/page.ts'
import { clearableParagraph, SearchText } from '../http/text.ts'
import { PLAN_IDS } from '../membership/plans.ts'
import {
  ASSESSMENT_NOTES_MAX,
  ASSESSMENT_ORDERINGS,
  ASSESSMENT_STATUSES,
  NOTHING_TO_CHANGE,
} from './assessment-rules.ts'
import { screeningAnswers } from './screening.schema.ts'

const filters = {
  status: z.optional(oneOf(ASSESSMENT_STATUSES)),
  /** Part of a name or an e-mail address. */
  search: SearchText,
}
/** The filters shared by the list and the CSV file. */
export const InboxFilters = z.object(filters)
export type InboxFilters = z.infer<typeof InboxFilters>

export const InboxQuery = z.object({
  ...pageQuery(),
  ...filters,
  ordering: z._default(oneOf(ASSESSMENT_ORDERINGS), 'created_at'),
})
export type InboxQuery = z.infer<typeof InboxQuery>

/** The account the assessment is assigned to. */
export const Assignee = z.object({
  id: z.int(),
  full_name: z.string(),
  /** False if the account may no longer answer, and the assessment must be reassigned. */
  may_answer: z.boolean(),
})
export type Assignee = z.infer<typeof Assignee>

/** Progress and waiting time, for both admins and the dietitian. */
export const progressFields = {
  status: z.enum(ASSESSMENT_STATUSES),
  status_display: z.string(),
  created_at: z.string(),
  /** When the person's wait began; null if they are not waiting. */
  waiting_since: z.nullable(z.string()),
  /** The time by which the plan was promised. */
  due_at: z.string(),
  /** Unanswered past `due_at`. */
  is_overdue: z.boolean(),
  assigned_at: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  /** When the person opened the answer. */
  answer_read_at: z.nullable(z.string()),
}

/** A list entry: the person to call and how long they have waited. Health values are only in the detail. */
export const InboxItem = z.object({
  id: z.int(),
  full_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  has_notes: z.boolean(),
  /** The membership plan that the person asks about. */
  plan: z.nullable(z.enum(PLAN_IDS)),
  /** An answer calls for care before any plan, or the person is under 18: read this one first. */
  needs_care: z.boolean(),
  ...progressFields,
  assignee: z.nullable(Assignee),
})
export type InboxItem = z.infer<typeof InboxItem>
export const InboxPage = pageSchema(InboxItem)

/** What the person wrote about their health; only in the detail. */
export const healthFields = {
  age: z.int(),
  gender: z.enum(GENDERS),
  height: z.number(),
  weight: z.number(),
  specific_concern: z.nullable(z.string()),
  ...screeningAnswers,
  is_minor: z.boolean(),
  guardian_name: z.nullable(z.string()),
  guardian_consent: z.boolean(),
}

export const Assessment = z.extend(InboxItem, {
  ...healthFields,
  notice_version: z.nullable(z.string()),
  notice_accepted_at: z.nullable(z.string()),
  notes: z.string(),
  answer: z.nullable(z.string()),
  /** The author of the answer; null if there is none, or if the account was deleted. */
  answered_by_name: z.nullable(z.string()),
  /** When the dietitian was last reminded of it. */
  reminded_at: z.nullable(z.string()),
  updated_at: z.string(),
  /** When the assessment is erased automatically. */
  erased_on: z.string(),
})
export type Assessment = z.infer<typeof Assessment>

/**
 * Only the fields sent are changed. `updated_at` is the version whose notes were edited; a newer one is not
 * overwritten.
 */
export const AssessmentPatch = z
  .object({
    status: z.optional(oneOf(ASSESSMENT_STATUSES)),
    notes: z.optional(clearableParagraph('Notes', ASSESSMENT_NOTES_MAX)),
    updated_at: z.optional(z.iso.datetime('Updated at must be an instant in UTC')),
  })
  .check(
    z.refine(({ status, notes }) => status !== undefined || notes !== undefined, {
      error: NOTHING_TO_CHANGE,
      path: ['status'],
    }),
  )
export type AssessmentPatch = z.infer<typeof AssessmentPatch>

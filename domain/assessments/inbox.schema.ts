import * as z from 'zod/mini'
import { GENDERS } from '../accounts/account-rules.ts'
import { oneOf, pageQuery, pageSchema } from '../http/page.ts'
import { clearableParagraph, SearchText } from '../http/text.ts'
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
/** What the file is narrowed by; the list has the same. */
export const InboxFilters = z.object(filters)
export type InboxFilters = z.infer<typeof InboxFilters>

export const InboxQuery = z.object({
  ...pageQuery(),
  ...filters,
  ordering: z._default(oneOf(ASSESSMENT_ORDERINGS), 'created_at'),
})
export type InboxQuery = z.infer<typeof InboxQuery>

/** As it stands in the list: whom to call, and since when they wait. Health values are only in the detail. */
export const InboxItem = z.object({
  id: z.int(),
  full_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  status: z.enum(ASSESSMENT_STATUSES),
  status_display: z.string(),
  has_notes: z.boolean(),
  /** An answer before the plan asks for care, or the person is under 18: read it first. */
  needs_care: z.boolean(),
  created_at: z.string(),
  /** Until when the plan was promised. */
  due_at: z.string(),
  /** Still new after that. */
  is_overdue: z.boolean(),
})
export type InboxItem = z.infer<typeof InboxItem>
export const InboxPage = pageSchema(InboxItem)
export type InboxPage = z.infer<typeof InboxPage>

export const Assessment = z.extend(InboxItem, {
  age: z.int(),
  gender: z.enum(GENDERS),
  height: z.number(),
  weight: z.number(),
  specific_concern: z.nullable(z.string()),
  ...screeningAnswers,
  is_minor: z.boolean(),
  guardian_name: z.nullable(z.string()),
  guardian_consent: z.boolean(),
  notice_version: z.nullable(z.string()),
  notice_accepted_at: z.nullable(z.string()),
  notes: z.string(),
  updated_at: z.string(),
  /** When it is erased by itself. */
  erased_on: z.string(),
})
export type Assessment = z.infer<typeof Assessment>

/** Only what is sent is changed. `updated_at`: the version whose notes were edited; newer ones are not overwritten. */
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

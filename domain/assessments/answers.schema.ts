import * as z from 'zod/mini'
import { GENDERS } from '../accounts/account-rules.ts'
import { numeric } from '../http/numeric.ts'
import { oneOf, pageQuery, pageSchema } from '../http/pages/page.ts'
import { paragraph, SearchText } from '../http/text.ts'
import { ANSWER_MAX, ANSWER_MIN, ASSESSMENT_ORDERINGS, NOT_ASSIGNABLE, READABLE_STATUSES } from './assessment-rules.ts'
import { healthFields, progressFields } from './inbox.schema.ts'

/** A dietitian an admin may assign: active and with a checked qualification. */
export const AssignableDietitian = z.object({
  id: z.int(),
  full_name: z.string(),
  specialization_display: z.string(),
  is_available: z.boolean(),
  /** Assessments already assigned to this dietitian and unanswered. */
  waiting: z.int(),
})
export type AssignableDietitian = z.infer<typeof AssignableDietitian>
export const AssignableDietitians = pageSchema(AssignableDietitian)

/** A dietitian's account id, or the admin's own if the admin answers. */
export const Assignment = z.object({
  to: numeric('Dietitian', z.int(NOT_ASSIGNABLE).check(z.gte(1, NOT_ASSIGNABLE)), NOT_ASSIGNABLE),
})

export const AssignedQuery = z.object({
  ...pageQuery(),
  status: z.optional(oneOf(READABLE_STATUSES)),
  /** Part of a name or an e-mail address. */
  search: SearchText,
  ordering: z._default(oneOf(ASSESSMENT_ORDERINGS), 'created_at'),
})
export type AssignedQuery = z.infer<typeof AssignedQuery>

/** An assessment as the dietitian's list shows it: without health values and without the admins' notes. */
export const AssignedItem = z.object({
  id: z.int(),
  full_name: z.string(),
  needs_care: z.boolean(),
  ...progressFields,
})
export type AssignedItem = z.infer<typeof AssignedItem>
export const AssignedPage = pageSchema(AssignedItem)

export const AssignedAssessment = z.extend(AssignedItem, {
  email: z.string(),
  phone_number: z.string(),
  ...healthFields,
  answer: z.nullable(z.string()),
})
export type AssignedAssessment = z.infer<typeof AssignedAssessment>

export const AnswerInput = z.object({
  answer: paragraph('Answer', {
    min: ANSWER_MIN,
    max: ANSWER_MAX,
    tooShort: `Answer must be at least ${ANSWER_MIN} characters long`,
  }),
})

/** Shown once, by the link in the mail with the answer. */
export const PublicAnswer = z.object({
  answer: z.string(),
  answered_at: z.string(),
  /** The author of the answer; null if an admin wrote it or the account was deleted. */
  dietitian: z.nullable(
    z.object({
      id: z.int(),
      full_name: z.string(),
      /** The dietitian has a public profile and currently accepts requests. */
      is_available: z.boolean(),
    }),
  ),
  /** The address that received the answer, so that an account with the same address can be offered. */
  email: z.string(),
  /** What the sender may take into that account; null for a minor, whose parent may be the one who opens it. */
  person: z.nullable(
    z.object({
      first_name: z.string(),
      /** Empty if the assessment names the sender in one word. */
      last_name: z.string(),
      phone_number: z.string(),
      age: z.int(),
      gender: z.enum(GENDERS),
      height: z.number(),
      weight: z.number(),
    }),
  ),
})
export type PublicAnswer = z.infer<typeof PublicAnswer>

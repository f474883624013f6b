import * as z from 'zod/mini'
import { GENDERS, NAME_MAX } from '../accounts/account-rules.ts'
import { Age, Email, PhoneNumber } from '../accounts/accounts.schema.ts'
import { oneOf } from '../http/page.ts'
import { line, optionalParagraph } from '../http/text.ts'
import { ASSESSMENT_HEIGHT, ASSESSMENT_WEIGHT, CONCERN_MAX, LINK_INVALID, REQUIRED_LABELS } from './assessment-rules.ts'

function measure(label: string, { min, max }: { min: number; max: number }) {
  const message = `${label} must be between ${min} and ${max}`
  return z.number(message).check(z.gte(min, message), z.lte(max, message))
}

/** What the public form sends; kilograms, centimetres, years. */
export const AssessmentInput = z.object({
  full_name: line(REQUIRED_LABELS.full_name, { max: NAME_MAX }),
  email: Email,
  phone_number: PhoneNumber,
  age: Age,
  gender: oneOf(GENDERS),
  height: measure(REQUIRED_LABELS.height, ASSESSMENT_HEIGHT),
  weight: measure(REQUIRED_LABELS.weight, ASSESSMENT_WEIGHT),
  specific_concern: optionalParagraph('Specific concern', CONCERN_MAX),
  guardian_name: optionalParagraph("Guardian's name", NAME_MAX),
  guardian_consent: z.optional(z.boolean('Guardian consent must be true or false')),
  /** The person has seen the notice beside the form; its version and the time are stored. */
  notice_accepted: z.optional(z.boolean('Notice accepted must be true or false')),
  /** A field that no person sees: whoever fills it is a machine. */
  website: z.optional(z.nullable(z.string('Website must be text'))),
  /** How long the page was open before the form was sent; left out by callers of the API. */
  seconds_taken: z.optional(z.number('Seconds taken must be a number')),
})
export type AssessmentInput = z.infer<typeof AssessmentInput>

export const AssessmentReceipt = z.object({ success: z.boolean(), message: z.string() })
export type AssessmentReceipt = z.infer<typeof AssessmentReceipt>

/** The token of the link that the confirmation mail carries. */
export const SubmissionToken = z.object({
  token: z.string(LINK_INVALID).check(z.minLength(1, LINK_INVALID), z.maxLength(200, LINK_INVALID)),
})
export type SubmissionToken = z.infer<typeof SubmissionToken>

export const Submission = z.object({
  full_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  age: z.int(),
  gender: z.enum(GENDERS),
  height: z.number(),
  weight: z.number(),
  specific_concern: z.nullable(z.string()),
  guardian_name: z.nullable(z.string()),
  guardian_consent: z.boolean(),
  notice_version: z.nullable(z.string()),
  created_at: z.string(),
  /** When it is erased by itself. */
  erased_on: z.string(),
})
export type Submission = z.infer<typeof Submission>

/** The link is used up by showing; `token` is a fresh one for the hour in which the person may erase. */
export const ShownSubmission = z.object({ submission: Submission, token: z.string() })
export type ShownSubmission = z.infer<typeof ShownSubmission>

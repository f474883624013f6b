import * as z from 'zod/mini'
import { GENDERS } from '../accounts/account-rules.ts'
import { age, Email, linkToken, phoneNumber } from '../accounts/accounts.schema.ts'
import { guardianFields } from '../accounts/guardian.schema.ts'
import { personName } from '../accounts/person-name.ts'
import type { FieldErrors } from '../http/api-error.ts'
import { isBlank } from '../http/is-blank.ts'
import { numberWithin, numeric } from '../http/numeric.ts'
import { oneOf, oneOfMessage } from '../http/pages/page.ts'
import { optionalParagraph } from '../http/text.ts'
import { PLAN_IDS } from '../membership/plans.ts'
import {
  ASSESSMENT_HEIGHT,
  ASSESSMENT_WEIGHT,
  CONCERN_MAX,
  INVALID_SUBMISSION,
  LINK_INVALID,
  MIN_SECONDS,
  missingFields,
  missingFieldsMessage,
  REQUIRED_LABELS,
  type RequiredField,
} from './assessment-rules.ts'
import { screeningAnswers, screeningInput } from './screening.schema.ts'

function requiredText(field: RequiredField) {
  return `${REQUIRED_LABELS[field]} is required`
}

function measure(field: RequiredField, { min, max }: { min: number; max: number }, unit: 'cm' | 'kg') {
  const message = `${REQUIRED_LABELS[field]} must be between ${min} and ${max} ${unit}`
  return numeric(REQUIRED_LABELS[field], numberWithin({ min, max }, message), requiredText(field))
}

const GenderChoice = z.enum(GENDERS, {
  error: ({ input }) => (isBlank(input) ? requiredText('gender') : oneOfMessage(GENDERS)),
})

/** What the public form sends; kilograms, centimetres, years. */
export const AssessmentInput = z.object({
  full_name: personName(REQUIRED_LABELS.full_name),
  email: Email,
  phone_number: phoneNumber(requiredText('phone_number')),
  age: age(requiredText('age')),
  gender: GenderChoice,
  height: measure('height', ASSESSMENT_HEIGHT, 'cm'),
  weight: measure('weight', ASSESSMENT_WEIGHT, 'kg'),
  specific_concern: optionalParagraph('Specific concern', CONCERN_MAX),
  /** The membership plan that the person asks about. */
  plan: z.optional(z.nullable(oneOf(PLAN_IDS))),
  ...screeningInput,
  ...guardianFields,
  /** The person has seen the notice beside the form; its version and the time are stored with the assessment. */
  notice_accepted: z.optional(z.boolean('Notice accepted must be true or false')),
  /** A hidden field that only bots fill in. */
  website: z.optional(z.nullable(z.string('Website must be text'))),
  /** How long the page was open before the form was sent; API callers may omit it. */
  seconds_taken: z.optional(numeric('Seconds taken', z.number())),
})
export type AssessmentInput = z.infer<typeof AssessmentInput>

export const AssessmentReceipt = z.object({ success: z.literal(true), message: z.string() })
export type AssessmentReceipt = z.infer<typeof AssessmentReceipt>

/** The error response for invalid input; only this call has this shape, which the form expects. */
export const AssessmentError = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())),
})
export type AssessmentError = z.infer<typeof AssessmentError>

/** Invalid input: what is wrong with which field, or with the whole. */
interface Rejected {
  message: string
  fields: FieldErrors
  body: unknown
}

/** The message lists the missing fields; if none are missing, the field errors are enough. */
export function toErrorResponse({ message, fields, body }: Rejected): AssessmentError {
  const missing = missingFields((body ?? {}) as Partial<Record<RequiredField, unknown>>)
  if (missing.length > 0) return { success: false, message: missingFieldsMessage(missing), errors: fields }
  return { success: false, message: Object.keys(fields).length > 0 ? INVALID_SUBMISSION : message, errors: fields }
}

/** A bot fills in the hidden field or is faster than any person. */
export function isLikelyBot({ website, seconds_taken }: AssessmentInput): boolean {
  return Boolean(website?.trim()) || (seconds_taken !== undefined && seconds_taken < MIN_SECONDS)
}

/** The token of the link that the confirmation mail carries. */
export const SubmissionToken = z.object({ token: linkToken(LINK_INVALID) })

export const Submission = z.object({
  full_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  age: z.int(),
  gender: z.enum(GENDERS),
  height: z.number(),
  weight: z.number(),
  specific_concern: z.nullable(z.string()),
  plan: z.nullable(z.enum(PLAN_IDS)),
  ...screeningAnswers,
  is_minor: z.boolean(),
  guardian_name: z.nullable(z.string()),
  guardian_consent: z.boolean(),
  notice_version: z.nullable(z.string()),
  created_at: z.string(),
  /** When the submission is erased automatically. */
  erased_on: z.string(),
})
export type Submission = z.infer<typeof Submission>

/** Opening the link uses it up; the new `token` is valid for an hour and only for erasing. */
export const PublicSubmission = z.object({ submission: Submission, token: z.string() })
export type PublicSubmission = z.infer<typeof PublicSubmission>

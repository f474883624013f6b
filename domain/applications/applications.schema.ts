import * as z from 'zod/mini'
import { CREDENTIAL_NOTE_MAX, ExpiresOn, MaybeCheckedOn } from '../dietitians/credentials/credentials.schema.ts'
import { EXPERIENCE } from '../dietitians/dietitians.schema.ts'
import { SPECIALIZATIONS } from '../dietitians/specializations.ts'
import { DOCUMENT_KINDS } from '../documents/document-rules.ts'
import { intWithin, numeric } from '../http/numeric.ts'
import { oneOf, oneOfMessage, pageQuery, pageSchema } from '../http/pages/page.ts'
import { line, optionalLine, optionalParagraph } from '../http/text.ts'
import { APPLICATION_STATUSES } from './application-status.ts'

export const QUALIFICATION_MAX = 200
export const REGISTRATION_NUMBER_MAX = 100
export const COUNCIL_MAX = 200
export const REASON_MAX = 1000
const REASON_REQUIRED = 'Enter the reason for declining'
const CHANGES_REASON_REQUIRED = 'Enter what needs to change'
export const ALREADY_APPLIED = 'Your application is already waiting for a decision.'
export const ALREADY_ADMIN = 'You’re an admin, so you don’t need to apply.'
export const ALREADY_DIETITIAN = 'This account is already a dietitian.'
export const NOT_OWN_APPLICATION = 'You can’t decide on your own application. Another admin has to.'
export const APPLICANT_NOT_USER = 'You can approve only an active account with the role User.'
export const ALREADY_DECIDED = 'This application has already been decided.'
export const SENT_AGAIN_MEANWHILE = 'The applicant has sent this application again. Read it before you decide.'
export const CHANGES_NOT_REQUESTED = 'You can send an application again only after we’ve asked for changes.'

const YEARS = 'Years of experience'
const YEARS_MESSAGE = `${YEARS} must be a whole number between ${EXPERIENCE.min} and ${EXPERIENCE.max}`

export const ApplicationInput = z.object({
  qualification: line('Qualification', { max: QUALIFICATION_MAX }),
  registration_number: line('Registration number', { max: REGISTRATION_NUMBER_MAX }),
  registration_council: line('Registration council', { max: COUNCIL_MAX }),
  years_experience: numeric(YEARS, intWithin(EXPERIENCE, YEARS_MESSAGE), `${YEARS} is required`),
  /** Blank while the applicant has not chosen one. */
  specialization: z.optional(
    z.nullable(
      z.pipe(
        z.union([z.literal(''), oneOf(SPECIALIZATIONS)], { error: oneOfMessage(SPECIALIZATIONS) }),
        z.transform((value) => value || null),
      ),
    ),
  ),
})
export type ApplicationInput = z.infer<typeof ApplicationInput>

export const ApplicationDocument = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  bytes: z.int(),
  created_at: z.string(),
})
export type ApplicationDocument = z.infer<typeof ApplicationDocument>

export const Application = z.object({
  id: z.int(),
  applicant: z.object({ id: z.int(), full_name: z.string(), email: z.string() }),
  qualification: z.string(),
  registration_number: z.string(),
  registration_council: z.string(),
  years_experience: z.int(),
  specialization: z.nullable(z.enum(SPECIALIZATIONS)),
  status: z.enum(APPLICATION_STATUSES),
  reason: z.nullable(z.string()),
  documents: z.array(ApplicationDocument),
  created_at: z.string(),
  /** When the applicant sent it again after changes were requested. */
  sent_again_at: z.nullable(z.string()),
  /** When an admin last answered: requested changes, approved or declined. */
  decided_at: z.nullable(z.string()),
})
export type Application = z.infer<typeof Application>
export const ApplicationPage = pageSchema(Application)

/** Includes the same person's earlier applications, newest first. */
export const ApplicationDetail = z.extend(Application, { previous: z.array(Application) })
export type ApplicationDetail = z.infer<typeof ApplicationDetail>

export const ApplicationQuery = z.object({
  ...pageQuery(),
  status: z.optional(oneOf(APPLICATION_STATUSES)),
  ordering: z._default(oneOf(['-created_at', 'created_at']), '-created_at'),
})
export type ApplicationQuery = z.infer<typeof ApplicationQuery>

/**
 * An approval lists what was checked; the public profile shows it from then on. An omitted day defaults to the day of
 * the decision; an empty one means that nothing was checked.
 */
export const ApplicationDecision = z
  .object({
    status: oneOf(['approved', 'changes_requested', 'declined']),
    /** As read: the decision is refused if the applicant has sent the application again since. */
    sent_again_at: z.optional(z.nullable(z.string())),
    reason: optionalParagraph('Reason', REASON_MAX),
    qualification_checked_on: MaybeCheckedOn,
    registration_checked_on: MaybeCheckedOn,
    /** The council that confirmed the registration, if it differs from the one in the application. */
    checked_council: optionalLine('Registration council', COUNCIL_MAX),
    registration_expires_on: ExpiresOn,
    note: optionalParagraph('Note', CREDENTIAL_NOTE_MAX),
  })
  .check(
    z.refine((value) => value.status !== 'declined' || Boolean(value.reason), {
      error: REASON_REQUIRED,
      path: ['reason'],
    }),
    z.refine((value) => value.status !== 'changes_requested' || Boolean(value.reason), {
      error: CHANGES_REASON_REQUIRED,
      path: ['reason'],
    }),
  )
export type ApplicationDecision = z.infer<typeof ApplicationDecision>

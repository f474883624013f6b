import * as z from 'zod/mini'
import { CREDENTIAL_NOTE_MAX, ExpiresOn, MaybeCheckedOn } from '../dietitians/credentials.schema.ts'
import { EXPERIENCE } from '../dietitians/dietitians.schema.ts'
import { numeric } from '../http/numeric.ts'
import { oneOf, pageQuery, pageSchema } from '../http/page.ts'
import { line, optionalLine, optionalParagraph } from '../http/text.ts'
import { DOCUMENT_KINDS } from './document-rules.ts'

export const APPLICATION_STATUSES = ['pending', 'approved', 'declined'] as const
export const QUALIFICATION_MAX = 200
export const REGISTRATION_NUMBER_MAX = 100
export const COUNCIL_MAX = 200
export const REASON_MAX = 1000
const REASON_REQUIRED = 'A reason is required to decline'
export const ALREADY_APPLIED = 'Your application is already waiting for an answer.'
export const ALREADY_DIETITIAN = 'This account is a dietitian already.'
export const NOT_OWN_APPLICATION = 'Another admin has to decide on your own application.'
export const APPLICANT_NOT_USER = 'Only the application of an active account with the role User can be approved.'
export const ALREADY_DECIDED = 'This application has been decided already.'

const YEARS_MESSAGE = `Years of experience must be between ${EXPERIENCE.min} and ${EXPERIENCE.max}`

export const ApplicationInput = z.object({
  qualification: line('Qualification', { max: QUALIFICATION_MAX }),
  registration_number: line('Registration number', { max: REGISTRATION_NUMBER_MAX }),
  registration_council: line('Registration council', { max: COUNCIL_MAX }),
  years_experience: numeric(
    'Years of experience',
    z.int(YEARS_MESSAGE).check(z.gte(EXPERIENCE.min, YEARS_MESSAGE), z.lte(EXPERIENCE.max, YEARS_MESSAGE)),
    YEARS_MESSAGE,
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
  status: z.enum(APPLICATION_STATUSES),
  reason: z.nullable(z.string()),
  documents: z.array(ApplicationDocument),
  created_at: z.string(),
  decided_at: z.nullable(z.string()),
})
export type Application = z.infer<typeof Application>
export const ApplicationPage = pageSchema(Application)

/** With what the same person has filed before, newest first. */
export const ApplicationDetail = z.extend(Application, { previous: z.array(Application) })
export type ApplicationDetail = z.infer<typeof ApplicationDetail>

export const ApplicationQuery = z.object({
  ...pageQuery(),
  status: z.optional(oneOf(APPLICATION_STATUSES)),
  ordering: z._default(oneOf(['-created_at', 'created_at']), '-created_at'),
})
export type ApplicationQuery = z.infer<typeof ApplicationQuery>

/**
 * On approval, what was checked: it stands on the public profile from then on. A day that is left out is that of the decision,
 * an empty one says that nothing was checked.
 */
export const ApplicationDecision = z
  .object({
    status: oneOf(['approved', 'declined']),
    reason: optionalParagraph('Reason', REASON_MAX),
    qualification_checked_on: MaybeCheckedOn,
    registration_checked_on: MaybeCheckedOn,
    /** With whom it was checked, where that is not the council of the application. */
    checked_council: optionalLine('Registration council', COUNCIL_MAX),
    registration_expires_on: ExpiresOn,
    note: optionalParagraph('Note', CREDENTIAL_NOTE_MAX),
  })
  .check(
    z.refine((value) => value.status !== 'declined' || Boolean(value.reason), {
      error: REASON_REQUIRED,
      path: ['reason'],
    }),
  )
export type ApplicationDecision = z.infer<typeof ApplicationDecision>

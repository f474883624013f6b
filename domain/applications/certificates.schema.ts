import * as z from 'zod/mini'
import {
  CREDENTIAL_KINDS,
  CREDENTIAL_NOTE_MAX,
  ExpiresOn,
  MaybeCheckedOn,
  QUALIFICATION_FIELDS,
  REGISTRATION_FIELDS,
  unknownKindMessage,
} from '../dietitians/credentials/credentials.schema.ts'
import { DOCUMENT_KINDS } from '../documents/document-rules.ts'
import { numeric } from '../http/numeric.ts'
import { oneOf, pageQuery, pageSchema } from '../http/pages/page.ts'
import { optionalParagraph } from '../http/text.ts'
import { REASON_MAX } from './applications.schema.ts'

/** Like the application statuses but without "declined": a dietitian can always send another file. */
export const CERTIFICATE_STATUSES = ['pending', 'changes_requested', 'approved'] as const

/** Unapproved certificates per dietitian. */
export const OPEN_CERTIFICATES_MAX = 5
export const TOO_MANY_CERTIFICATES = `You can have at most ${OPEN_CERTIFICATES_MAX} certificates waiting. Please remove one first.`
export const CERTIFICATE_FILE_REQUIRED = 'Add your certificate as a file'
export const CERTIFICATE_APPROVED = 'This certificate has already been approved.'
export const NOT_OWN_CERTIFICATE = 'You can’t decide on your own certificate. Another admin has to.'
const REASON_REQUIRED = 'Enter what needs to change'
const CHECKED_ON_REQUIRED = 'Enter the day you checked it'

const REPLACED = 'Replaced certificate'

const sent = {
  expires_on: ExpiresOn,
  /** The id of the dietitian's own certificate that needs changes and that this one replaces. */
  replaces: z.optional(numeric(REPLACED, z.int(REPLACED).check(z.positive(REPLACED)))),
}

/** A certificate for a new credential, or for an existing one, whose wording then stays the same. */
export const CertificateInput = z.discriminatedUnion(
  'kind',
  [z.object({ ...QUALIFICATION_FIELDS, ...sent }), z.object({ ...REGISTRATION_FIELDS, ...sent })],
  { error: unknownKindMessage },
)
export type CertificateInput = z.infer<typeof CertificateInput>

export const Certificate = z.object({
  id: z.int(),
  dietitian: z.object({ id: z.int(), full_name: z.string() }),
  kind: z.enum(CREDENTIAL_KINDS),
  /** Set for a qualification. */
  title: z.nullable(z.string()),
  /** Set for a registration, as is the number. */
  council: z.nullable(z.string()),
  number: z.nullable(z.string()),
  /** As stated by the dietitian: a day in India, YYYY-MM-DD. */
  expires_on: z.nullable(z.string()),
  document: z.object({ name: z.string(), kind: z.enum(DOCUMENT_KINDS), bytes: z.int() }),
  status: z.enum(CERTIFICATE_STATUSES),
  reason: z.nullable(z.string()),
  created_at: z.string(),
  decided_at: z.nullable(z.string()),
})
export type Certificate = z.infer<typeof Certificate>
export const CertificatePage = pageSchema(Certificate)

export const CertificateQuery = z.object({
  ...pageQuery(),
  status: z.optional(oneOf(CERTIFICATE_STATUSES)),
  ordering: z._default(oneOf(['-created_at', 'created_at']), '-created_at'),
})
export type CertificateQuery = z.infer<typeof CertificateQuery>

/** An approval states when the certificate was checked and how long it is valid; the public profile then shows both. */
export const CertificateDecision = z
  .object({
    status: oneOf(['approved', 'changes_requested']),
    reason: optionalParagraph('Reason', REASON_MAX),
    checked_on: MaybeCheckedOn,
    expires_on: ExpiresOn,
    note: optionalParagraph('Note', CREDENTIAL_NOTE_MAX),
  })
  .check(
    z.refine((value) => value.status !== 'changes_requested' || Boolean(value.reason), {
      error: REASON_REQUIRED,
      path: ['reason'],
    }),
    z.refine((value) => value.status !== 'approved' || Boolean(value.checked_on), {
      error: CHECKED_ON_REQUIRED,
      path: ['checked_on'],
    }),
  )
export type CertificateDecision = z.infer<typeof CertificateDecision>

import * as z from 'zod/mini'
import { oneOf, pageSchema } from '../../http/pages/page.ts'
import { line, optionalParagraph } from '../../http/text.ts'
import { indiaDay } from '../../site/india-day.ts'

export const CREDENTIAL_KINDS = ['qualification', 'registration'] as const
export const CREDENTIAL_TITLE_MAX = 200
export const CREDENTIAL_NUMBER_MAX = 100
export const CREDENTIAL_NOTE_MAX = 1000
export const NOT_A_DIETITIAN = 'This account isn’t a dietitian.'
export const NOT_OWN_CREDENTIAL = 'Another admin has to check your credentials.'

const DAY = /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const DAY_INVALID = 'Enter a date'
const IN_FUTURE = 'The day of the check can’t be in the future'
const ALREADY_EXPIRED = 'The end date must be after today'

/** Rejects days that do not exist, such as 30 February. */
function isDay(value: string): boolean {
  return DAY.test(value) && new Date(`${value}T00:00:00Z`).toISOString().startsWith(value)
}

const isPast = (day: string) => !isDay(day) || day <= indiaDay(new Date())
const isAhead = (day: string) => !isDay(day) || day > indiaDay(new Date())

/** The day on which something was checked. */
const CheckedOn = z.string(DAY_INVALID).check(z.trim(), z.refine(isDay, DAY_INVALID), z.refine(isPast, IN_FUTURE))

/** A day that may be omitted or blank. */
function blankableDay(isAllowed: (day: string) => boolean, message: string) {
  return z.optional(
    z.nullable(
      z.pipe(
        z.string(DAY_INVALID).check(
          z.trim(),
          z.refine((value) => value === '' || isDay(value), DAY_INVALID),
          z.refine((value) => value === '' || isAllowed(value), message),
        ),
        z.transform((value) => value || null),
      ),
    ),
  )
}

/** Empty if it was not checked. */
export const MaybeCheckedOn = blankableDay(isPast, IN_FUTURE)
/** Omitted if it does not expire. */
export const ExpiresOn = blankableDay(isAhead, ALREADY_EXPIRED)

const renewal = {
  checked_on: CheckedOn,
  expires_on: ExpiresOn,
  note: optionalParagraph('Note', CREDENTIAL_NOTE_MAX),
}

/** A valid credential as the public sees it. */
export const Credential = z.object({
  id: z.int(),
  kind: z.enum(CREDENTIAL_KINDS),
  /** Set for a qualification. */
  title: z.nullable(z.string()),
  /** Set for a registration, as is the number. */
  council: z.nullable(z.string()),
  number: z.nullable(z.string()),
  /** Days in India: YYYY-MM-DD. */
  checked_on: z.string(),
  expires_on: z.nullable(z.string()),
})
export type Credential = z.infer<typeof Credential>

/** Includes expired ones, for the dietitian and admins. */
export const OwnCredential = z.extend(Credential, { is_expired: z.boolean() })
export type OwnCredential = z.infer<typeof OwnCredential>
export const OwnCredentials = pageSchema(OwnCredential)

export const CheckedCredential = z.extend(OwnCredential, {
  /** For admins only. */
  note: z.nullable(z.string()),
  checked_by: z.nullable(z.object({ id: z.int(), full_name: z.string() })),
})
export type CheckedCredential = z.infer<typeof CheckedCredential>
export const CheckedCredentials = pageSchema(CheckedCredential)

/** The fields that identify a credential: two with equal fields are the same one. */
export const QUALIFICATION_FIELDS = {
  kind: z.literal('qualification'),
  title: line('Qualification', { max: CREDENTIAL_TITLE_MAX }),
}
export const REGISTRATION_FIELDS = {
  kind: z.literal('registration'),
  council: line('Registration council', { max: CREDENTIAL_TITLE_MAX }),
  number: line('Registration number', { max: CREDENTIAL_NUMBER_MAX }),
}

export function unknownKindMessage({ input }: { input?: unknown }): string | undefined {
  return oneOf(CREDENTIAL_KINDS).safeParse((input as { kind?: unknown })?.kind).error?.issues[0]?.message
}

export const CredentialInput = z.discriminatedUnion(
  'kind',
  [z.object({ ...QUALIFICATION_FIELDS, ...renewal }), z.object({ ...REGISTRATION_FIELDS, ...renewal })],
  { error: unknownKindMessage },
)
export type CredentialInput = z.infer<typeof CredentialInput>

/** The result of a new check. The wording stays: a different title or number is a different credential. */
export const CredentialRenewal = z.object(renewal)
export type CredentialRenewal = z.infer<typeof CredentialRenewal>

import * as z from 'zod/mini'
import { currentPassword } from '../accounts/accounts.schema.ts'
import { StepUp } from '../accounts/security.schema.ts'
import { pageQuery, pageSchema } from '../http/pages/page.ts'
import { ROLES } from '../roles.ts'
import { CONSENT_KINDS } from './privacy-rules.ts'

export const CONSENTS_SHOWN = 10
export const ACCESSES_SHOWN = 10

export const DeletionInput = z.object({
  password: currentPassword('Password'),
  /** True if published articles stay online, under "Former author". */
  retain_articles: z._default(z.boolean('Keep articles must be true or false'), true),
})
/** The dialog's fields: the call needs a recent step-up, which takes the code if two-step sign-in is on. */
export const DeletionForm = z.extend(DeletionInput, { code: StepUp.shape.code })
export type DeletionForm = z.infer<typeof DeletionForm>

/** When the account is erased; null if no deletion is requested. */
export const Deletion = z.object({ delete_on: z.nullable(z.string()), retain_articles: z.boolean() })
export type Deletion = z.infer<typeof Deletion>
export const DeletionAsked = z.object({ delete_on: z.string() })

export const Consent = z.object({
  id: z.int(),
  kind: z.enum(CONSENT_KINDS),
  version: z.string(),
  given_at: z.string(),
  withdrawn_at: z.nullable(z.string()),
})
export type Consent = z.infer<typeof Consent>
export const ConsentQuery = z.object(pageQuery(CONSENTS_SHOWN))
export type ConsentQuery = z.infer<typeof ConsentQuery>
export const ConsentPage = pageSchema(Consent)

/** Another person's access to the account owner's data. Administrators appear by their role only. */
export const AccessEntry = z.object({
  id: z.int(),
  who: z.object({ full_name: z.nullable(z.string()), role: z.nullable(z.enum(ROLES)) }),
  action: z.string(),
  target_type: z.string(),
  /** The ids of the owner's records involved: request 7, or requests 7 and 9 in a list. */
  target_ids: z.array(z.int()),
  /** True for a health assessment erased since; the access itself stays on record for as long as the log is kept. */
  is_erased: z.boolean(),
  created_at: z.string(),
})
export type AccessEntry = z.infer<typeof AccessEntry>
export const AccessQuery = z.object(pageQuery(ACCESSES_SHOWN))
export type AccessQuery = z.infer<typeof AccessQuery>
export const AccessPage = pageSchema(AccessEntry)

import * as z from 'zod/mini'
import { line } from '../http/text.ts'
import { CLAIM_NAMES, CLAIM_SOURCE_MAX, CLAIM_STATES } from './claims.ts'
import { SettingsVersion } from './site-settings.schema.ts'

const name = z.enum(CLAIM_NAMES, { error: 'Choose a claim from the list' })
const Choice = z.discriminatedUnion(
  'state',
  [
    z.object({ name, state: z.literal('confirmed'), source: line('Source', { max: CLAIM_SOURCE_MAX }) }),
    z.object({ name, state: z.enum(['counted', 'cleared', 'default']) }),
  ],
  { error: 'Choose confirmed, counted, cleared or default' },
)
export type ClaimChoice = z.infer<typeof Choice>

export const ClaimsPatch = z.object({
  version: SettingsVersion,
  claims: z
    .array(Choice, 'Claims must be a list')
    .check(z.minLength(1, 'Choose at least one claim'), z.maxLength(CLAIM_NAMES.length, 'Too many claims')),
})
export type ClaimsPatch = z.infer<typeof ClaimsPatch>

export const Claims = z.object({
  /** The version of the settings. */
  version: z.int(),
  claims: z.array(
    z.object({
      name,
      value: z.string(),
      state: z.enum(CLAIM_STATES),
      source: z.nullable(z.string()),
      /** The text if it were counted now; empty if there is nothing to count yet, null if it cannot be counted. */
      counted: z.nullable(z.string()),
    }),
  ),
})
export type Claims = z.infer<typeof Claims>
export type Claim = Claims['claims'][number]

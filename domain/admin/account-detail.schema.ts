import * as z from 'zod/mini'
import { ROLES } from '../roles.ts'

/** One account for an admin, without health values: an admin does not need them. */
export const AccountDetail = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone_number: z.nullable(z.string()),
  role: z.enum(ROLES),
  is_active: z.boolean(),
  is_demo: z.boolean(),
  email_verified_at: z.nullable(z.string()),
  has_second_factor: z.boolean(),
  /** When the account will be erased at its owner's request. */
  delete_on: z.nullable(z.string()),
  created_at: z.string(),
  sessions: z.object({ count: z.int(), last_used_at: z.nullable(z.string()) }),
})
export type AccountDetail = z.infer<typeof AccountDetail>

export const AccountDetailResponse = z.object({ user: AccountDetail })

import type { Account, ProfilePatch, User } from '#domain/accounts/accounts.schema.ts'
import type { Database } from '../db/connect.ts'
import { requireFound } from '../errors.ts'
import { withIsoDates } from '../infra/iso-dates.ts'
import { findUser, saveUser, type UserRow } from './accounts.queries.ts'

/** The account as shown to its owner. Fields are copied one by one because the row holds secrets. */
export function toUser(row: UserRow): User {
  const { id, first_name, last_name, email, role, phone_number, weight, height, age, gender, created_at } = row
  return withIsoDates({
    ...{ id, first_name, last_name, email, role, phone_number },
    ...{ weight, height, age, gender, created_at },
  })
}

/** The account as shown to admins, without health data. */
export function toAccount(row: UserRow): Account {
  const { weight, height, age, gender, ...account } = toUser(row)
  return { ...account, is_active: row.is_active }
}

export async function getProfile(db: Database, userId: number): Promise<User> {
  return toUser(requireFound(await findUser(db, userId)))
}

/**
 * Leaves fields that were not sent unchanged; an empty string or null clears. E-mail and role are not part of the
 * contract.
 */
export async function updateProfile(db: Database, userId: number, patch: ProfilePatch): Promise<User> {
  return toUser(requireFound(await saveUser(db, userId, patch)))
}

/** Changes the name and phone of a dietitian from the public profile. */
export async function renameAccount(
  db: Database,
  userId: number,
  change: Pick<ProfilePatch, 'first_name' | 'last_name' | 'phone_number'>,
): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return
  await saveUser(db, userId, change)
}

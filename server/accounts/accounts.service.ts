import type { Account, ProfilePatch, User } from '#domain/accounts/accounts.schema.ts'
import { MAIL_CHOICES, type MailChoice } from '#domain/accounts/mail-choices.ts'
import type { MailChoices, MailChoicesPatch, SecurityStatus } from '#domain/accounts/security.schema.ts'
import type { Database } from '../db/connect.ts'
import { requireFound } from '../errors.ts'
import { withIsoDates } from '../infra/formats/iso-dates.ts'
import { findUser, lockUser, saveUser, type UserRow } from './accounts.queries.ts'
import { countRecoveryCodes } from './security/second-factor.queries.ts'

export { lockAccount } from './accounts.queries.ts'

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

function toChoices(muted: readonly string[]): MailChoices {
  return Object.fromEntries(MAIL_CHOICES.map((choice) => [choice, !muted.includes(choice)])) as MailChoices
}

export async function getMailChoices(db: Database, userId: number): Promise<MailChoices> {
  const user = requireFound(await findUser(db, userId))
  return toChoices(user.muted_mails)
}

/** Leaves choices that were not sent unchanged. */
export async function updateMailChoices(db: Database, userId: number, patch: MailChoicesPatch): Promise<MailChoices> {
  return db.transaction(async (tx) => {
    const user = requireFound(await lockUser(tx, userId))
    const isMuted = (choice: MailChoice) => !(patch[choice] ?? !user.muted_mails.includes(choice))
    const muted_mails = MAIL_CHOICES.filter(isMuted)
    await saveUser(tx, userId, { muted_mails })
    return toChoices(muted_mails)
  })
}

export async function getSecurityStatus(db: Database, userId: number): Promise<SecurityStatus> {
  const user = requireFound(await findUser(db, userId))
  return {
    email_verified: user.email_verified_at !== null,
    otp_enabled: user.otp_enabled_at !== null,
    recovery_codes_left: await countRecoveryCodes(db, userId),
    delete_on: user.delete_on?.toISOString() ?? null,
  }
}

import { MAIL_CHOICES, type MailChoice } from '#domain/accounts/mail-choices.ts'
import type { MailChoices, MailChoicesPatch, SecurityStatus } from '#domain/accounts/security.schema.ts'
import type { Database } from '../../db/connect.ts'
import { requireFound } from '../../errors.ts'
import { findUser, lockUser, saveUser } from '../accounts.queries.ts'
import { countRecoveryCodes } from './second-factor.queries.ts'

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

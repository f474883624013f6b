import { MAIL_CHOICES, type MailChoice } from '#domain/accounts/mail-choices.ts'
import type { MailChoices, MailChoicesPatch } from '#domain/accounts/security.schema.ts'
import type { Database } from '../../db/connect.ts'
import { notFound } from '../../errors.ts'
import { findUser, lockUser, saveUser } from '../accounts.queries.ts'

function toChoices(muted: readonly string[]): MailChoices {
  return Object.fromEntries(MAIL_CHOICES.map((choice) => [choice, !muted.includes(choice)])) as MailChoices
}

export async function getMailChoices(db: Database, userId: number): Promise<MailChoices> {
  const user = await findUser(db, userId)
  if (!user) throw notFound()
  return toChoices(user.muted_mails)
}

/** Choices that were not sent stay. */
export async function updateMailChoices(db: Database, userId: number, patch: MailChoicesPatch): Promise<MailChoices> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user) throw notFound()
    const isMuted = (choice: MailChoice) => !(patch[choice] ?? !user.muted_mails.includes(choice))
    const muted_mails = MAIL_CHOICES.filter(isMuted)
    await saveUser(tx, userId, { muted_mails })
    return toChoices(muted_mails)
  })
}

import type { Deletion } from '#domain/privacy/privacy.schema.ts'
import { COOLING_OFF_DAYS, LAST_ADMIN_STAYS, NOT_TO_BE_DELETED } from '#domain/privacy/privacy-rules.ts'
import { requirePassword } from '../accounts/security/password-check.service.ts'
import { requireOtherAdmin } from '../accounts/user-admin.service.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Actor, Caller, Services } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { conflict, notFound, requireFound } from '../errors.ts'
import { queueMail } from '../mail/mail.service.ts'
import { agreeAgain } from './consents.queries.ts'
import { clearDeletion, findDeletion, saveDeletion } from './deletion.queries.ts'

export async function getDeletion(db: Database, userId: number): Promise<Deletion> {
  const row = requireFound(await findDeletion(db, userId))
  return { delete_on: row.delete_on?.toISOString() ?? null, keep_articles: row.keep_articles }
}

/**
 * Starts the cooling-off period; until its end the account works as before and can cancel.
 * @param retainsArticles if omitted, the earlier choice is kept
 * @throws conflict for the last admin
 */
export async function beginDeletion(tx: Database, actor: Actor, retainsArticles?: boolean): Promise<string> {
  await requireOtherAdmin(tx, actor.id, LAST_ADMIN_STAYS)
  const before = await findDeletion(tx, actor.id)
  const row = await saveDeletion(tx, actor.id, COOLING_OFF_DAYS, retainsArticles)
  if (!row?.delete_on) throw notFound()
  const delete_on = row.delete_on.toISOString()
  if (before?.delete_on) return delete_on
  const { first_name, email } = row
  await recordAudit(tx, actor.id, 'account.deletion_asked', ['user', actor.id])
  await queueMail(tx, { to: email, template: 'deletion-asked', props: { first_name, delete_on } })
  return delete_on
}

export async function askDeletion(
  services: Services,
  actor: Actor,
  { password, keep_articles }: { password: string; keep_articles: boolean },
  caller: Caller,
): Promise<{ delete_on: string }> {
  await requirePassword(services, { actor, caller, password, field: 'password' })
  return services.db.transaction(async (tx) => ({ delete_on: await beginDeletion(tx, actor, keep_articles) }))
}

/** Cancels the deletion; consents to the terms again if they were withdrawn. */
export async function cancelDeletion(db: Database, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await clearDeletion(tx, actor.id)
    if (!row) throw conflict(NOT_TO_BE_DELETED)
    await agreeAgain(tx, actor.id)
    await recordAudit(tx, actor.id, 'account.deletion_taken_back', ['user', actor.id])
    await queueMail(tx, { to: row.email, template: 'deletion-taken-back', props: { first_name: row.first_name } })
  })
}

import { NOBODY_WAITS } from '#domain/consultations/request-rules.ts'
import { ALREADY_REMINDED, mayRemind } from '#domain/mail/reminders.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Actor } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { findRecipient } from '../dietitians/dietitians.service.ts'
import { conflict, requireFound } from '../errors.ts'
import { queueMail } from '../mail/mail.service.ts'
import { lockRequest, saveReminder } from './consultations.queries.ts'
import { readBack } from './consultations.service.ts'

/**
 * Mails the dietitian that a client is waiting, without the text of the request.
 * @throws conflict if no client is waiting for an active dietitian, and within a day of the last reminder
 */
export async function remindOfRequest(db: Database, actor: Actor, id: number) {
  await db.transaction(async (tx) => {
    const row = requireFound(await lockRequest(tx, id))
    const { waiting_since, dietitian_id } = row
    const dietitian = waiting_since !== null && dietitian_id !== null ? await findRecipient(tx, dietitian_id) : null
    if (!dietitian) throw conflict(NOBODY_WAITS)
    if (!mayRemind(row.reminded_at, new Date())) throw conflict(ALREADY_REMINDED)
    await saveReminder(tx, id)
    await recordAudit(tx, actor.id, 'request.reminded', ['consultation_request', id], {
      after: { reminded: dietitian_id },
    })
    await queueMail(tx, { to: dietitian.email, template: 'waiting-request', props: { request_id: id } })
  })
  return readBack(db, actor, id)
}

import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import {
  CANDIDATE_HAS_LEFT,
  NOT_A_CANDIDATE,
  NOTHING_PROPOSED,
  ONLY_WAITING,
} from '#domain/consultations/request-rules.ts'
import { indiaDay } from '#domain/site/india-day.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Actor, Services } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { findAssignable } from '../dietitians/dietitians.service.ts'
import { conflict, forbidden, invalid, requireFound } from '../errors.ts'
import { queueMail } from '../mail/mail.service.ts'
import { lockRequest, type RequestRow, saveRequest } from './consultations.queries.ts'
import { canHandOver, readBack } from './consultations.service.ts'
import { deleteNotes } from './private-notes.queries.ts'
import { requireParticipant } from './visibility.ts'

/**
 * Proposes another dietitian to the client; no one else learns of it before the client decides.
 * @throws conflict if the client is not waiting, or the request was handed over before
 */
export async function proposeHandover(
  { db, events }: Pick<Services, 'db' | 'events'>,
  actor: Actor,
  id: number,
  to: number,
): Promise<ConsultationRequest> {
  const row = await db.transaction(async (tx) => {
    const row = requireFound(await lockRequest(tx, id))
    if (!canHandOver(row)) throw conflict(ONLY_WAITING)
    const isOther = to !== row.dietitian_id && to !== row.client_id
    if (!isOther || !(await findAssignable(tx, indiaDay(new Date()), to))) throw invalid({ to: [NOT_A_CANDIDATE] })
    if (row.handover_to === to) return row
    await saveRequest(tx, id, { handover_to: to })
    await recordAudit(tx, actor.id, 'request.handover_proposed', ['consultation_request', id], {
      after: { proposed: to },
    })
    const props = { client_name: row.name, request_id: id }
    await queueMail(tx, { to: row.email, template: 'handover-proposed', props })
    return row
  })
  events.publish({ about: 'requests', id }, [row.client_id])
  return readBack(db, actor, id)
}

/**
 * Deletes the former dietitian's private note, because they lose access. The client can review the new dietitian only
 * after a reply.
 */
async function handOver(tx: Database, actor: Actor, row: RequestRow, to: number): Promise<void> {
  const dietitian = await findAssignable(tx, indiaDay(new Date()), to)
  if (!dietitian) throw conflict(CANDIDATE_HAS_LEFT)
  await saveRequest(tx, row.id, {
    dietitian_id: to,
    handover_to: null,
    handed_over_at: new Date(),
    handed_over_from: row.dietitian_id,
    reminded_at: null,
    replied_at: null,
  })
  await deleteNotes(tx, row.id)
  await recordAudit(tx, actor.id, 'request.handed_over', ['consultation_request', row.id], {
    before: { dietitian: row.dietitian_id },
    after: { dietitian: to },
  })
  const props = { client_name: row.name, request_id: row.id }
  await queueMail(tx, { to: dietitian.email, template: 'new-request', props })
}

/**
 * Stores the client's decision. Only when they agree does the other dietitian see the request and its conversation, and
 * the former one loses access.
 * @throws conflict if nothing is proposed, or the other dietitian has left
 */
export async function answerHandover(
  { db, events }: Pick<Services, 'db' | 'events'>,
  actor: Actor,
  id: number,
  agrees: boolean,
): Promise<ConsultationRequest> {
  const row = await db.transaction(async (tx) => {
    const { row, role } = requireParticipant(actor, await lockRequest(tx, id))
    if (role !== 'client') throw forbidden()
    if (row.handover_to === null || row.waiting_since === null) throw conflict(NOTHING_PROPOSED)
    if (agrees) await handOver(tx, actor, row, row.handover_to)
    else {
      await saveRequest(tx, id, { handover_to: null })
      await recordAudit(tx, actor.id, 'request.handover_declined', ['consultation_request', id])
    }
    return row
  })
  events.publish({ about: 'requests', id }, [actor.id, row.dietitian_id, ...(agrees ? [row.handover_to] : [])])
  return readBack(db, actor, id)
}

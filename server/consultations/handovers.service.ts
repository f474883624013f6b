import type { HandedOver, HandoverAnswer } from '#domain/consultations/consultations.schema.ts'
import { HANDED_OVER_DAYS } from '#domain/consultations/handovers.ts'
import {
  CANDIDATE_HAS_LEFT,
  NOT_A_CANDIDATE,
  NOTHING_PROPOSED,
  ONLY_WAITING,
  PROPOSAL_CHANGED,
  PROPOSAL_DECIDED,
} from '#domain/consultations/request-rules.ts'
import { indiaDay } from '#domain/site/india-day.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Actor, EventServices } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { findAssignable, findRecipient } from '../dietitians/dietitians.service.ts'
import { conflict, invalid, wholeList } from '../errors.ts'
import { withIsoDates } from '../infra/formats/iso-dates.ts'
import { queueMail } from '../mail/mail.service.ts'
import { listHandedOverRows, type RequestRow, saveRequest } from './consultations.queries.ts'
import { canHandOver, changeRequest, openCandidate } from './consultations.service.ts'
import { refreshFirstReplyTime } from './conversation.service.ts'
import { deleteNotes } from './private-notes.queries.ts'
import { requireParticipant } from './visibility.ts'

/**
 * Proposes another dietitian to the client; no one else learns of it before the client decides.
 * @throws conflict if the client is not waiting, or the request was handed over before
 */
export async function proposeHandover(services: EventServices, actor: Actor, id: number, to: number) {
  return changeRequest(services, actor, id, async (tx, row) => {
    if (!canHandOver(row)) throw conflict(ONLY_WAITING)
    const isOther = to !== row.dietitian_id && to !== row.client_id
    if (!isOther || !(await findAssignable(tx, indiaDay(new Date()), to))) throw invalid({ to: [NOT_A_CANDIDATE] })
    if (openCandidate(row) === to) return [row.client_id]
    await saveRequest(tx, id, {
      handover_to: to,
      handover_proposed_at: new Date(),
      handover_outcome: null,
      handover_ended_at: null,
    })
    await recordAudit(tx, actor.id, 'request.handover_proposed', ['consultation_request', id], {
      after: { proposed: to },
    })
    const props = { client_name: row.name, request_id: id }
    await queueMail(tx, { to: row.email, template: 'handover-proposed', props })
    return [row.client_id]
  })
}

/**
 * Takes back a proposal that the client has not decided about.
 * @throws conflict once the client has decided, or the request was answered or closed
 */
export async function takeBackHandover(services: EventServices, actor: Actor, id: number) {
  return changeRequest(services, actor, id, async (tx, row) => {
    if (openCandidate(row) === null) throw conflict(PROPOSAL_DECIDED)
    await saveRequest(tx, id, { handover_outcome: 'taken_back', handover_ended_at: new Date() })
    await recordAudit(tx, actor.id, 'request.handover_taken_back', ['consultation_request', id], {
      before: { proposed: row.handover_to },
    })
    return [row.client_id]
  })
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
    handover_outcome: 'agreed',
    handover_ended_at: new Date(),
    handed_over_from: row.dietitian_id,
    reminded_at: null,
    replied_at: null,
  })
  await deleteNotes(tx, row.id)
  if (row.dietitian_id !== null) await refreshFirstReplyTime(tx, row.dietitian_id)
  await recordAudit(tx, actor.id, 'request.handed_over', ['consultation_request', row.id], {
    before: { dietitian: row.dietitian_id },
    after: { dietitian: to },
  })
  const props = { client_name: row.name, request_id: row.id }
  await queueMail(tx, { to: dietitian.email, template: 'new-request', props })
  const former = row.dietitian_id === null ? null : await findRecipient(tx, row.dietitian_id)
  if (former) await queueMail(tx, { to: former.email, template: 'handed-over', props })
}

/**
 * Stores the client's decision. Only when they agree does the other dietitian see the request and its conversation, and
 * the former one loses access.
 * @throws conflict if this dietitian is not proposed any more, or has left
 */
export async function answerHandover(
  services: EventServices,
  actor: Actor,
  id: number,
  { agrees, to }: HandoverAnswer,
) {
  return changeRequest(services, actor, id, async (tx, row) => {
    requireParticipant(actor, row, ['client'])
    const candidate = openCandidate(row)
    if (candidate === null) throw conflict(NOTHING_PROPOSED)
    // The client agrees to this dietitian, not to another one proposed in the meantime.
    if (candidate !== to) throw conflict(PROPOSAL_CHANGED)
    if (agrees) await handOver(tx, actor, row, to)
    else {
      await saveRequest(tx, id, { handover_outcome: 'declined', handover_ended_at: new Date() })
      await recordAudit(tx, actor.id, 'request.handover_declined', ['consultation_request', id])
    }
    return [actor.id, row.dietitian_id, ...(agrees ? [to] : [])]
  })
}

/** The caller's former requests, for some weeks after the hand-over: only whose they were, and when they went. */
export async function listHandedOver(db: Database, actor: Actor): Promise<{ count: number; results: HandedOver[] }> {
  const rows = await listHandedOverRows(db, actor.id, HANDED_OVER_DAYS)
  return wholeList(rows.map(withIsoDates))
}

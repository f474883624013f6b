import type { ConsultationRequest, StatusUpdate } from '#domain/consultations/consultations.schema.ts'
import type { Priority } from '#domain/consultations/priority.ts'
import { CLIENT_HAS_LEFT, FIRST_REPLIES_MIN, replyNote } from '#domain/consultations/request-rules.ts'
import { canMoveTo, type RequestStatus, transitionRefused } from '#domain/consultations/status.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Actor, Services } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { holdMeasures, keepFirstReplyTime } from '../dietitians/dietitians.service.ts'
import { conflict, invalid } from '../errors.ts'
import { queueMail } from '../mail/mail.service.ts'
import {
  lockRequest,
  measureFirstReplies,
  type RequestChange,
  type RequestRow,
  saveRequest,
} from './consultations.queries.ts'
import { readBack } from './consultations.service.ts'
import { findSentMessage, insertMessage } from './messages.queries.ts'
import { requireAnswering, requirePart } from './visibility.ts'

/** What was written with it is never in the log, only that something was. */
interface Written {
  reply_sent?: true
  notes_changed?: true
}

async function changeStatus(
  tx: Database,
  actor: Actor,
  row: RequestRow,
  to: RequestStatus,
  change: RequestChange,
  written: Written,
) {
  const now = new Date()
  await saveRequest(tx, row.id, {
    ...change,
    status: to,
    ...(to === 'replied' ? { replied_at: now, closed_at: null } : {}),
    ...(to === 'closed' ? { closed_at: now } : {}),
    waiting_since: null,
  })
  await recordAudit(tx, {
    actor_id: actor.id,
    action: 'request.status_changed',
    target_type: 'consultation_request',
    target_id: row.id,
    before: { status: row.status },
    after: { status: to, ...written },
  })
}

async function choosePriority(tx: Database, actor: Actor, row: RequestRow, chosen: Priority | null): Promise<void> {
  if (chosen === row.chosen_priority) return
  await saveRequest(tx, row.id, { chosen_priority: chosen })
  await recordAudit(tx, {
    actor_id: actor.id,
    action: 'request.priority_changed',
    target_type: 'consultation_request',
    target_id: row.id,
    before: { priority: row.chosen_priority ?? row.priority },
    after: { priority: chosen ?? row.priority },
  })
}

/** What a deed has left, and whether public pages now show something else. */
export interface Deed<Left> {
  left: Left
  changesDirectory: boolean
}

/**
 * What the directory says of how long a first reply takes, once there are enough of them.
 * @returns whether it now says something else
 */
async function refreshFirstReplyTime(tx: Database, dietitianId: number): Promise<boolean> {
  await holdMeasures(tx, dietitianId)
  const { replies, median_minutes } = await measureFirstReplies(tx, dietitianId)
  return keepFirstReplyTime(tx, dietitianId, replies < FIRST_REPLIES_MIN ? null : median_minutes)
}

/** What is to be said, and the key under which the browser sends it. */
export interface Text {
  body: string
  sendKey: string | null
}

/**
 * Called with the request locked, so that the second of two sendings finds the first.
 * @returns the message that was sent already under this key
 */
export async function findSent(
  tx: Database,
  actor: Actor,
  row: RequestRow,
  sendKey: string | null,
): Promise<Deed<number> | null> {
  const sent = sendKey === null ? null : await findSentMessage(tx, actor.id, sendKey)
  if (sent && sent.request_id !== row.id) throw conflict('This was sent to another conversation.')
  return sent && { left: sent.id, changesDirectory: false }
}

/**
 * Stores the whole reply as a message, leaves its beginning in `admin_notes`, and tells the client by mail. Called with
 * the request locked; a message of the dietitian in the conversation is a reply too.
 */
export async function reply(tx: Database, actor: Actor, row: RequestRow, text: Text): Promise<Deed<number>> {
  if (row.client_id === null) throw conflict(CLIENT_HAS_LEFT)
  const messageId = await insertMessage(tx, {
    request_id: row.id,
    author_id: actor.id,
    body: text.body,
    idempotency_key: text.sendKey,
  })
  // The office may answer for a dietitian; how quick they are themselves it does not show.
  const isFirst = row.first_reply_at === null && row.dietitian_id === actor.id
  const change = { admin_notes: replyNote(text.body), ...(isFirst ? { first_reply_at: new Date() } : {}) }
  await changeStatus(tx, actor, row, 'replied', change, { reply_sent: true })
  const changesDirectory = isFirst && (await refreshFirstReplyTime(tx, actor.id))
  await queueMail(tx, {
    to: row.email,
    template: 'reply',
    props: { client_name: row.name, dietitian_name: row.dietitian_name ?? '', request_id: row.id },
  })
  return { left: messageId, changesDirectory }
}

/** The part of the dietitian concerned, or of an admin: replies, marks as replied, closes, sets the priority. */
export async function updateStatus(
  { db, notices }: Pick<Services, 'db' | 'notices'>,
  actor: Actor,
  id: number,
  update: StatusUpdate,
  sendKey: string | null,
): Promise<Deed<ConsultationRequest>> {
  const { row, changesDirectory } = await db.transaction(async (tx) => {
    const { row, part } = requirePart(actor, await lockRequest(tx, id))
    requireAnswering(part)
    const sent = update.reply === undefined ? null : await findSent(tx, actor, row, sendKey)
    if (sent) return { row, ...sent }
    if (update.priority !== undefined) await choosePriority(tx, actor, row, update.priority)
    const to = update.reply === undefined ? update.status : 'replied'
    if (!to) return { row, changesDirectory: false }
    if (!canMoveTo(row.status, to, update.reply !== undefined)) {
      throw invalid({ status: [transitionRefused(row.status, to)] })
    }
    if (update.reply !== undefined) return { row, ...(await reply(tx, actor, row, { body: update.reply, sendKey })) }
    const notes = update.admin_notes === undefined ? {} : { admin_notes: update.admin_notes || null }
    const isNoted = update.admin_notes !== undefined && notes.admin_notes !== row.admin_notes
    await changeStatus(tx, actor, row, to, notes, isNoted ? { notes_changed: true } : {})
    return { row, changesDirectory: false }
  })
  notices.tell({ about: 'requests', id }, [row.client_id, row.dietitian_id])
  return { left: await readBack(db, actor, id), changesDirectory }
}

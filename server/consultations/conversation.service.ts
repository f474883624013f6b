import type { Message, MessageInput, MessageQuery, StatusUpdate } from '#domain/consultations/consultations.schema.ts'
import type { Priority } from '#domain/consultations/priority.ts'
import {
  CLIENT_HAS_LEFT,
  FIRST_REPLIES_MIN,
  REQUEST_IS_CLOSED,
  replyNote,
} from '#domain/consultations/request-rules.ts'
import { canMoveTo, type RequestStatus, transitionError } from '#domain/consultations/status.ts'
import { DELETED_ACCOUNT } from '#domain/privacy/privacy-rules.ts'
import { recordAudit, recordAuditOfEach } from '../audit/audit.service.ts'
import type { Actor, EventServices } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { findRecipient, lockProfileMeasures, updateFirstReplyTime } from '../dietitians/dietitians.service.ts'
import { conflict, invalid, requireFound, requirePage } from '../errors.ts'
import { withIsoDates } from '../infra/formats/iso-dates.ts'
import { queueMail } from '../mail/mail.service.ts'
import { claimAttachments } from './attachments/attachments.service.ts'
import {
  closeAnsweredRows,
  findRequest,
  lockRequest,
  measureFirstReplies,
  type RequestChange,
  type RequestRow,
  saveRequest,
} from './consultations.queries.ts'
import { changeRequest, openCandidate, recordOpening } from './consultations.service.ts'
import {
  findMessage,
  findSentMessage,
  insertMessage,
  listMessageRows,
  type MessageRow,
  markRead,
} from './messages.queries.ts'
import { requireParticipant } from './visibility.ts'

/** What a caller wrote; the log records only that it was written. */
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
    ...(openCandidate(row) === null ? {} : { handover_outcome: 'ended', handover_ended_at: now }),
  })
  await recordAudit(tx, actor.id, 'request.status_changed', ['consultation_request', row.id], {
    before: { status: row.status },
    after: { status: to, ...written },
  })
}

async function choosePriority(tx: Database, actor: Actor, row: RequestRow, chosen: Priority | null): Promise<void> {
  if (chosen === row.chosen_priority) return
  await saveRequest(tx, row.id, { chosen_priority: chosen })
  await recordAudit(tx, actor.id, 'request.priority_changed', ['consultation_request', row.id], {
    before: { priority: row.chosen_priority ?? row.priority },
    after: { priority: chosen ?? row.priority },
  })
}

/** Updates the reply time that the directory shows, once there are enough first replies. */
export async function refreshFirstReplyTime(tx: Database, dietitianId: number): Promise<void> {
  await lockProfileMeasures(tx, dietitianId)
  const { replies, median_minutes } = await measureFirstReplies(tx, dietitianId)
  await updateFirstReplyTime(tx, dietitianId, replies < FIRST_REPLIES_MIN ? null : median_minutes)
}

/** A message to add, and the idempotency key that the browser sent with it. */
interface NewMessage extends MessageInput {
  idempotencyKey: string | null
}

/**
 * Finds the message that was already sent under this key. Call it with the request locked, so that the second of two
 * simultaneous sends finds the first.
 * @returns its id
 */
async function findSent(tx: Database, actor: Actor, row: RequestRow, idempotencyKey: string | null) {
  const sent = idempotencyKey === null ? null : await findSentMessage(tx, actor.id, idempotencyKey)
  if (sent && sent.request_id !== row.id) throw conflict('You already sent this in another conversation.')
  return sent?.id ?? null
}

async function storeMessage(tx: Database, actor: Actor, { id: request_id }: RequestRow, message: NewMessage) {
  const { body, attachment_ids, idempotencyKey: idempotency_key } = message
  const messageId = await insertMessage(tx, { request_id, author_id: actor.id, body, idempotency_key })
  await claimAttachments(tx, actor, attachment_ids, { request_id, message_id: messageId })
  return messageId
}

/**
 * Stores the whole reply as a message and its beginning in `admin_notes`, and mails the client. Call it with the
 * request locked. A dietitian's message in the conversation is a reply too.
 * @returns the message's id
 */
async function reply(tx: Database, actor: Actor, row: RequestRow, message: NewMessage): Promise<number> {
  if (row.client_id === null) throw conflict(CLIENT_HAS_LEFT)
  const messageId = await storeMessage(tx, actor, row, message)
  // An admin may reply for a dietitian; that must not count towards the dietitian's reply time.
  const isFirst = row.first_reply_at === null && row.dietitian_id === actor.id
  const change = { admin_notes: replyNote(message.body), ...(isFirst ? { first_reply_at: new Date() } : {}) }
  await changeStatus(tx, actor, row, 'replied', change, { reply_sent: true })
  if (isFirst) await refreshFirstReplyTime(tx, actor.id)
  const props = { client_name: row.name, dietitian_name: row.dietitian_name ?? '', request_id: row.id }
  await queueMail(tx, { to: row.email, template: 'reply', props })
  return messageId
}

/** Closes a dietitian's requests that were answered so many days ago. */
export async function closeAnswered({ db, events }: EventServices, actor: Actor, days: number) {
  const closed = await db.transaction(async (tx) => {
    const rows = await closeAnsweredRows(tx, actor.id, days)
    const ids = rows.map(({ id }) => id)
    await recordAuditOfEach(tx, actor.id, 'request.status_changed', ['consultation_request', ids], {
      before: { status: 'replied' },
      after: { status: 'closed' },
    })
    return rows
  })
  for (const { id, client_id } of closed) events.publish({ about: 'requests', id }, [client_id, actor.id])
  return { closed: closed.length }
}

async function applyUpdate(
  tx: Database,
  actor: Actor,
  row: RequestRow,
  { status, reply: body, attachment_ids, admin_notes, priority }: StatusUpdate,
  idempotencyKey: string | null,
): Promise<void> {
  if (body !== undefined && (await findSent(tx, actor, row, idempotencyKey)) !== null) return
  if (priority !== undefined) await choosePriority(tx, actor, row, priority)
  const to = body === undefined ? status : 'replied'
  if (!to) return
  if (!canMoveTo(row.status, to, body !== undefined)) throw invalid({ status: [transitionError(row.status, to)] })
  if (body !== undefined) {
    await reply(tx, actor, row, { body, attachment_ids, idempotencyKey })
    return
  }
  const notes = admin_notes === undefined ? {} : { admin_notes: admin_notes || null }
  const isNoted = admin_notes !== undefined && notes.admin_notes !== row.admin_notes
  await changeStatus(tx, actor, row, to, notes, isNoted ? { notes_changed: true } : {})
}

/** For the request's dietitian or an admin: replies, marks as replied, closes, or sets the priority. */
export async function updateStatus(
  services: EventServices,
  actor: Actor,
  id: number,
  update: StatusUpdate,
  idempotencyKey: string | null,
) {
  return changeRequest(services, actor, id, async (tx, row) => {
    requireParticipant(actor, row, ['dietitian', 'admin'])
    await applyUpdate(tx, actor, row, update, idempotencyKey)
    return [row.client_id, row.dietitian_id]
  })
}

function toMessage({ author_id: id, author_name, author_role, ...message }: MessageRow): Message {
  const author = { id, full_name: author_name ?? DELETED_ACCOUNT, role: author_role ?? 'user' }
  return { ...withIsoDates(message), author }
}

/**
 * The messages after the request itself. Reading marks the other participant's messages as read; the response shows
 * them as they were before, so that a screen can mark what is new.
 */
export async function listMessages(db: Database, actor: Actor, requestId: number, query: MessageQuery) {
  const { role } = requireParticipant(actor, await findRequest(db, requestId))
  const { count, rows } = await listMessageRows(db, requestId, query)
  requirePage(query, count)
  await recordOpening(db, actor, role, requestId)
  const unread = rows.filter((row) => row.read_at === null).map((row) => row.id)
  if (role !== 'admin' && unread.length > 0) await markRead(db, unread, actor.id)
  return { count, results: rows.map(toMessage) }
}

async function addClientMessage(tx: Database, actor: Actor, row: RequestRow, message: NewMessage): Promise<number> {
  if (row.status === 'closed') throw conflict(REQUEST_IS_CLOSED)
  const messageId = await storeMessage(tx, actor, row, message)
  // The dietitian already got a mail about a client who is waiting.
  if (row.waiting_since !== null) return messageId
  await saveRequest(tx, row.id, { waiting_since: new Date() })
  // A former dietitian gets no mail: they must learn nothing more about the client.
  const dietitian = row.dietitian_id === null ? null : await findRecipient(tx, row.dietitian_id)
  const props = { client_name: row.name, request_id: row.id }
  if (dietitian) await queueMail(tx, { to: dietitian.email, template: 'new-message', props })
  return messageId
}

/** Adds a message to the conversation; admins can only read it. */
export async function addMessage(
  { db, events }: EventServices,
  actor: Actor,
  requestId: number,
  input: MessageInput,
  idempotencyKey: string | null,
): Promise<Message> {
  const { row, messageId } = await db.transaction(async (tx) => {
    const { row, role } = requireParticipant(actor, await lockRequest(tx, requestId), ['client', 'dietitian'])
    const sent = await findSent(tx, actor, row, idempotencyKey)
    if (sent !== null) return { row, messageId: sent }
    const add = role === 'client' ? addClientMessage : reply
    return { row, messageId: await add(tx, actor, row, { ...input, idempotencyKey }) }
  })
  events.publish({ about: 'requests', id: requestId }, [row.client_id, row.dietitian_id])
  return toMessage(requireFound(await findMessage(db, messageId)))
}

import type { Message, MessageInput, MessageQuery } from '#domain/consultations/consultations.schema.ts'
import { REQUEST_IS_CLOSED } from '#domain/consultations/request-rules.ts'
import { DELETED_ACCOUNT } from '#domain/privacy/privacy-rules.ts'
import type { Actor, Services } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { findRecipient } from '../dietitians/dietitians.service.ts'
import { conflict, forbidden, requireFound, requirePage } from '../errors.ts'
import { withIsoDates } from '../infra/iso-dates.ts'
import { queueMail } from '../mail/mail.service.ts'
import { claimAttachments } from './attachments/attachments.service.ts'
import { findRequest, lockRequest, type RequestRow, startWaiting } from './consultations.queries.ts'
import { recordOpening } from './consultations.service.ts'
import {
  countMessages,
  findMessage,
  insertMessage,
  listMessageRows,
  type MessageRow,
  markRead,
} from './messages.queries.ts'
import { findSent, type NewMessage, reply } from './replies.service.ts'
import { requireParticipant } from './visibility.ts'

function toMessage({ author_id: id, author_name, author_role, ...message }: MessageRow): Message {
  const author = { id, full_name: author_name ?? DELETED_ACCOUNT, role: author_role ?? 'user' }
  return { ...withIsoDates(message), author }
}

/**
 * The messages after the request itself. Reading marks the other participant's messages as read; the response shows them
 * as they were before, so that a screen can mark what is new.
 */
export async function listMessages(db: Database, actor: Actor, requestId: number, query: MessageQuery) {
  const { role } = requireParticipant(actor, await findRequest(db, requestId))
  const [count, rows] = await Promise.all([countMessages(db, requestId), listMessageRows(db, requestId, query)])
  requirePage(query, count)
  await recordOpening(db, actor, role, requestId)
  const unread = rows.filter((row) => row.read_at === null).map((row) => row.id)
  if (role !== 'admin' && unread.length > 0) await markRead(db, unread, actor.id)
  return { count, results: rows.map(toMessage) }
}

async function addClientMessage(tx: Database, actor: Actor, row: RequestRow, text: NewMessage): Promise<number> {
  if (row.status === 'closed') throw conflict(REQUEST_IS_CLOSED)
  const messageId = await insertMessage(tx, {
    request_id: row.id,
    author_id: actor.id,
    body: text.body,
    idempotency_key: text.idempotencyKey,
  })
  await claimAttachments(tx, actor, text.attachmentIds, { request_id: row.id, message_id: messageId })
  // The dietitian already got a mail about a client who is waiting.
  if (row.waiting_since !== null) return messageId
  await startWaiting(tx, row.id)
  // A former dietitian gets no mail: they must learn nothing more about the client.
  const dietitian = row.dietitian_id === null ? null : await findRecipient(tx, row.dietitian_id)
  if (dietitian) {
    await queueMail(tx, {
      to: dietitian.email,
      template: 'new-message',
      props: { client_name: row.name, request_id: row.id },
    })
  }
  return messageId
}

/** Adds a message to the conversation; admins can only read it. */
export async function addMessage(
  { db, events }: Pick<Services, 'db' | 'events'>,
  actor: Actor,
  requestId: number,
  input: MessageInput,
  idempotencyKey: string | null,
): Promise<Message> {
  const { row, messageId } = await db.transaction(async (tx) => {
    const { row, role } = requireParticipant(actor, await lockRequest(tx, requestId))
    if (role === 'admin') throw forbidden()
    const sent = await findSent(tx, actor, row, idempotencyKey)
    if (sent !== null) return { row, messageId: sent }
    const add = role === 'client' ? addClientMessage : reply
    const text = { body: input.body, attachmentIds: input.attachment_ids, idempotencyKey }
    return { row, messageId: await add(tx, actor, row, text) }
  })
  events.publish({ about: 'requests', id: requestId }, [row.client_id, row.dietitian_id])
  return toMessage(requireFound(await findMessage(db, messageId)))
}

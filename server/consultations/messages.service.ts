import type { Message, MessageInput, MessageQuery } from '#domain/consultations/consultations.schema.ts'
import { REQUEST_IS_CLOSED } from '#domain/consultations/request-rules.ts'
import { DELETED_ACCOUNT } from '#domain/privacy/privacy-rules.ts'
import type { Actor, Services } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { findRecipient } from '../dietitians/dietitians.service.ts'
import { conflict, forbidden, notFound, requirePage } from '../errors.ts'
import { queueMail } from '../mail/mail.service.ts'
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
import { type Deed, findSent, reply, type Text } from './replies.service.ts'
import { requirePart } from './visibility.ts'

function toMessage(row: MessageRow): Message {
  return {
    id: row.id,
    author: { id: row.author_id, full_name: row.author_name ?? DELETED_ACCOUNT, role: row.author_role ?? 'user' },
    body: row.body,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  }
}

/**
 * The conversation after the request itself. What the two people concerned see of one another
 * becomes read; the answer shows it as it was before, so that a screen can mark what is new.
 */
export async function listMessages(db: Database, actor: Actor, requestId: number, query: MessageQuery) {
  const { part } = requirePart(actor, await findRequest(db, requestId))
  const [count, rows] = await Promise.all([countMessages(db, requestId), listMessageRows(db, requestId, query)])
  requirePage(query, count)
  await recordOpening(db, actor, part, requestId)
  const unread = rows.filter((row) => row.read_at === null).map((row) => row.id)
  if (part !== 'office' && unread.length > 0) await markRead(db, unread, actor.id)
  return { count, results: rows.map(toMessage) }
}

async function addClientMessage(tx: Database, actor: Actor, row: RequestRow, text: Text): Promise<Deed<number>> {
  if (row.status === 'closed') throw conflict(REQUEST_IS_CLOSED)
  const messageId = await insertMessage(tx, {
    request_id: row.id,
    author_id: actor.id,
    body: text.body,
    idempotency_key: text.sendKey,
  })
  const deed = { left: messageId, changesDirectory: false }
  // Who waits already, of them the dietitian has been told.
  if (row.waiting_since !== null) return deed
  await startWaiting(tx, row.id)
  // Nobody is told who has left: a former dietitian learns no more of the client.
  const dietitian = row.dietitian_id === null ? null : await findRecipient(tx, row.dietitian_id)
  if (dietitian) {
    await queueMail(tx, {
      to: dietitian.email,
      template: 'new-message',
      props: { client_name: row.name, request_id: row.id },
    })
  }
  return deed
}

/** Adds to the conversation; an admin may only read it. */
export async function addMessage(
  { db, notices }: Pick<Services, 'db' | 'notices'>,
  actor: Actor,
  requestId: number,
  input: MessageInput,
  sendKey: string | null,
): Promise<Deed<Message>> {
  const { row, left, changesDirectory } = await db.transaction(async (tx) => {
    const { row, part } = requirePart(actor, await lockRequest(tx, requestId))
    if (part === 'office') throw forbidden()
    const sent = await findSent(tx, actor, row, sendKey)
    if (sent) return { row, ...sent }
    const add = part === 'client' ? addClientMessage : reply
    return { row, ...(await add(tx, actor, row, { body: input.body, sendKey })) }
  })
  notices.tell({ about: 'requests', id: requestId }, [row.client_id, row.dietitian_id])
  const message = await findMessage(db, left)
  if (!message) throw notFound()
  return { left: toMessage(message), changesDirectory }
}

import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { MessageQuery } from '#domain/consultations/consultations.schema.ts'
import { users } from '../accounts/accounts.table.ts'
import type { Database } from '../db/connect.ts'
import { readPage } from '../db/list-counts.ts'
import { consultationAttachments as attachments, attachmentsAsJson } from './attachments/attachments.table.ts'
import { consultationMessages as messages, consultationRequests as requests } from './consultations.table.ts'

function base(db: Database) {
  return db
    .select({
      id: messages.id,
      author_id: messages.author_id,
      author_name: users.full_name,
      author_role: users.role,
      body: messages.body,
      attachments: attachmentsAsJson(sql`${attachments.message_id} = ${messages.id}`),
      created_at: messages.created_at,
      read_at: messages.read_at,
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.author_id))
    .$dynamic()
}

export type MessageRow = Awaited<ReturnType<typeof base>>[number]

export async function listMessageRows(db: Database, requestId: number, query: MessageQuery) {
  const where = eq(messages.request_id, requestId)
  const list = base(db)
    .where(where)
    .orderBy(query.ordering === 'created_at' ? asc(messages.id) : desc(messages.id))
  return readPage(list, db.$count(messages, where), query)
}

export async function findMessage(db: Database, id: number): Promise<MessageRow | null> {
  const [row] = await base(db).where(eq(messages.id, id))
  return row ?? null
}

export async function insertMessage(db: Database, message: typeof messages.$inferInsert): Promise<number> {
  const [row] = await db.insert(messages).values(message).returning({ id: messages.id })
  if (!row) throw new Error('the message was not written')
  return row.id
}

/** The message that this author sent under this key. */
export async function findSentMessage(db: Database, authorId: number, idempotencyKey: string) {
  const [row] = await db
    .select({ id: messages.id, request_id: messages.request_id })
    .from(messages)
    .where(and(eq(messages.author_id, authorId), eq(messages.idempotency_key, idempotencyKey)))
  return row ?? null
}

/**
 * Messages unread by a participant: for the client all that others wrote, for the dietitian what the client wrote. An
 * admin's message is meant for the client, so it is not marked as read when the dietitian opens it.
 */
function isUnreadBy(readerId: number): SQL | undefined {
  return and(
    isNull(messages.read_at),
    sql`${messages.author_id} is distinct from ${readerId}`,
    sql`(${requests.client_id} = ${readerId} or ${messages.author_id} is not distinct from ${requests.client_id})`,
  )
}

/** Number of unread messages of the reader, by request; requests without any are left out. */
export async function countUnread(db: Database, requestIds: number[], readerId: number): Promise<Map<number, number>> {
  if (requestIds.length === 0) return new Map()
  const rows = await db
    .select({ request_id: messages.request_id, count: count() })
    .from(messages)
    .innerJoin(requests, eq(requests.id, messages.request_id))
    .where(and(inArray(messages.request_id, requestIds), isUnreadBy(readerId)))
    .groupBy(messages.request_id)
  return new Map(rows.map((row) => [row.request_id, row.count]))
}

export async function markRead(db: Database, ids: number[], readerId: number): Promise<void> {
  await db
    .update(messages)
    .set({ read_at: sql`now()` })
    .from(requests)
    .where(and(inArray(messages.id, ids), eq(requests.id, messages.request_id), isUnreadBy(readerId)))
}

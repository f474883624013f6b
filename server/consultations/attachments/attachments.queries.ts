import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Attachment } from '#domain/consultations/attachments.schema.ts'
import { columnsOf } from '../../db/columns.ts'
import type { Database } from '../../db/connect.ts'
import { consultationAttachments as attachments } from './attachments.table.ts'

const columns = columnsOf(attachments, 'id', 'name', 'kind', 'bytes')

function ownUnsent(userId: number): SQL | undefined {
  return and(eq(attachments.uploader_id, userId), isNull(attachments.request_id))
}

export async function listUnsent(db: Database, userId: number): Promise<Attachment[]> {
  return db.select(columns).from(attachments).where(ownUnsent(userId)).orderBy(asc(attachments.id))
}

export async function insertAttachment(db: Database, row: typeof attachments.$inferInsert): Promise<Attachment> {
  const [inserted] = await db.insert(attachments).values(row).returning(columns)
  if (!inserted) throw new Error('the attachment was not written')
  return inserted
}

/** @returns the key of its file; null if it is another account's or was already sent */
export async function deleteUnsent(db: Database, userId: number, id: number): Promise<string | null> {
  const [row] = await db
    .delete(attachments)
    .where(and(eq(attachments.id, id), ownUnsent(userId)))
    .returning({ file_key: attachments.file_key })
  return row?.file_key ?? null
}

/**
 * Of two simultaneous claims of one file, the second waits and finds it claimed. @returns the number of claimed files
 */
export async function claimUnsent(
  db: Database,
  userId: number,
  ids: number[],
  owner: { request_id: number; message_id: number | null },
): Promise<number> {
  const { rowCount } = await db
    .update(attachments)
    .set(owner)
    .where(and(inArray(attachments.id, ids), ownUnsent(userId)))
  return rowCount ?? 0
}

export async function findAttachment(db: Database, requestId: number, id: number) {
  const [row] = await db
    .select()
    .from(attachments)
    .where(and(eq(attachments.id, id), eq(attachments.request_id, requestId)))
  return row ?? null
}

/** Files of a request and its messages. */
export async function listFileKeys(db: Database, requestId: number): Promise<string[]> {
  const rows = await db
    .select({ file_key: attachments.file_key })
    .from(attachments)
    .where(eq(attachments.request_id, requestId))
  return rows.map(({ file_key }) => file_key)
}

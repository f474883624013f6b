import { and, asc, eq } from 'drizzle-orm'
import type { SavedReplyInput, SavedReplyPatch, SavedReplyQuery } from '#domain/saved-replies/saved-replies.schema.ts'
import type { Database } from '../db/connect.ts'
import { readPage } from '../db/list-counts.ts'
import { savedReplies } from './saved-replies.table.ts'

export type SavedReplyRow = typeof savedReplies.$inferSelect

export async function listSavedReplyRows(db: Database, userId: number, query: SavedReplyQuery) {
  const list = db
    .select()
    .from(savedReplies)
    .where(eq(savedReplies.user_id, userId))
    .orderBy(asc(savedReplies.title), asc(savedReplies.id))
    .$dynamic()
  return readPage(list, countSavedReplies(db, userId), query)
}

export async function countSavedReplies(db: Database, userId: number): Promise<number> {
  return db.$count(savedReplies, eq(savedReplies.user_id, userId))
}

export async function insertSavedReply(db: Database, userId: number, input: SavedReplyInput): Promise<SavedReplyRow> {
  const [row] = await db
    .insert(savedReplies)
    .values({ user_id: userId, ...input })
    .returning()
  if (!row) throw new Error('the saved reply was not written')
  return row
}

function ownedBy(userId: number, id: number) {
  return and(eq(savedReplies.id, id), eq(savedReplies.user_id, userId))
}

export async function saveSavedReply(db: Database, userId: number, id: number, patch: SavedReplyPatch) {
  const [row] = await db
    .update(savedReplies)
    .set({ ...patch, updated_at: new Date() })
    .where(ownedBy(userId, id))
    .returning()
  return row ?? null
}

/** @returns false if the owner has no reply with this id */
export async function deleteSavedReplyRow(db: Database, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(savedReplies).where(ownedBy(userId, id))
  return rowCount === 1
}

import {
  SAVED_REPLIES_MAX,
  type SavedReply,
  type SavedReplyInput,
  type SavedReplyPatch,
  type SavedReplyQuery,
  TOO_MANY_SAVED_REPLIES,
} from '#domain/saved-replies/saved-replies.schema.ts'
import { lockAccount } from '../accounts/accounts.service.ts'
import type { Actor } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { conflict, notFound, requireFound, toPage } from '../errors.ts'
import {
  countSavedReplies,
  deleteSavedReplyRow,
  insertSavedReply,
  listSavedReplyRows,
  type SavedReplyRow,
  saveSavedReply,
} from './saved-replies.queries.ts'

function toSavedReply({ id, title, body, updated_at }: SavedReplyRow): SavedReply {
  return { id, title, body, updated_at: updated_at.toISOString() }
}

export async function listSavedReplies(db: Database, actor: Actor, query: SavedReplyQuery) {
  return toPage(query, await listSavedReplyRows(db, actor.id, query), toSavedReply)
}

export async function createSavedReply(db: Database, actor: Actor, input: SavedReplyInput): Promise<SavedReply> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, actor.id)
    if ((await countSavedReplies(tx, actor.id)) >= SAVED_REPLIES_MAX) throw conflict(TOO_MANY_SAVED_REPLIES)
    return toSavedReply(await insertSavedReply(tx, actor.id, input))
  })
}

/** @throws not found for another person's reply */
export async function updateSavedReply(db: Database, actor: Actor, id: number, patch: SavedReplyPatch) {
  return toSavedReply(requireFound(await saveSavedReply(db, actor.id, id, patch)))
}

export async function deleteSavedReply(db: Database, actor: Actor, id: number): Promise<void> {
  if (!(await deleteSavedReplyRow(db, actor.id, id))) throw notFound()
}

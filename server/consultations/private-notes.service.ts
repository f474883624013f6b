import type { PrivateNote, PrivateNoteInput } from '#domain/consultations/consultations.schema.ts'
import type { Actor } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { forbidden } from '../errors.ts'
import { findRequest } from './consultations.queries.ts'
import { deleteNote, findNote, type NoteKey, saveNote } from './private-notes.queries.ts'
import { requirePart } from './visibility.ts'

/** A dietitian may also have sent a request to another one: then they are its client, and there is nothing to note. */
async function requireOwnKey(db: Database, actor: Actor, requestId: number): Promise<NoteKey> {
  const { part } = requirePart(actor, await findRequest(db, requestId))
  if (part !== 'dietitian') throw forbidden()
  return { request_id: requestId, author_id: actor.id }
}

async function readNote(db: Database, key: NoteKey): Promise<PrivateNote> {
  const row = await findNote(db, key)
  return { note: row?.note ?? '', updated_at: row?.updated_at.toISOString() ?? null }
}

export async function getPrivateNote(db: Database, actor: Actor, requestId: number): Promise<PrivateNote> {
  return readNote(db, await requireOwnKey(db, actor, requestId))
}

export async function keepPrivateNote(
  db: Database,
  actor: Actor,
  requestId: number,
  { note }: PrivateNoteInput,
): Promise<PrivateNote> {
  const key = await requireOwnKey(db, actor, requestId)
  if (note) await saveNote(db, key, note)
  else await deleteNote(db, key)
  return readNote(db, key)
}

import type { PrivateNote, PrivateNoteInput } from '#domain/consultations/consultations.schema.ts'
import { PRIVATE_NOTE_CHANGED } from '#domain/consultations/request-rules.ts'
import type { Actor } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { conflict } from '../errors.ts'
import { findRequest, lockRequest, type RequestRow } from './consultations.queries.ts'
import { deleteNote, findNote, type NoteKey, saveNote } from './private-notes.queries.ts'
import { requireParticipant } from './visibility.ts'

/** Checks the role in this request: a dietitian may be its client, and clients have no private notes. */
function requireOwnKey(actor: Actor, request: RequestRow | null): NoteKey {
  const { row } = requireParticipant(actor, request, ['dietitian'])
  return { request_id: row.id, author_id: actor.id }
}

async function readNote(db: Database, key: NoteKey): Promise<PrivateNote> {
  const row = await findNote(db, key)
  return { note: row?.note ?? '', updated_at: row?.updated_at.toISOString() ?? null }
}

export async function getPrivateNote(db: Database, actor: Actor, requestId: number): Promise<PrivateNote> {
  return readNote(db, requireOwnKey(actor, await findRequest(db, requestId)))
}

function isStale(stored: PrivateNote, edited: string | null | undefined): boolean {
  const toTime = (date: string | null) => date && Date.parse(date)
  return edited !== undefined && toTime(stored.updated_at) !== toTime(edited)
}

/** Rejects a note based on an older version; the same text again is no conflict. */
export async function savePrivateNote(
  db: Database,
  actor: Actor,
  requestId: number,
  { note, updated_at }: PrivateNoteInput,
): Promise<PrivateNote> {
  return db.transaction(async (tx) => {
    const key = requireOwnKey(actor, await lockRequest(tx, requestId))
    const stored = await readNote(tx, key)
    if (stored.note === (note ?? '')) return stored
    if (isStale(stored, updated_at)) throw conflict(PRIVATE_NOTE_CHANGED)
    if (note) await saveNote(tx, key, note)
    else await deleteNote(tx, key)
    return readNote(tx, key)
  })
}

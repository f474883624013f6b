import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { consultationNotes as notes } from './consultations.table.ts'

export interface NoteKey {
  request_id: number
  author_id: number
}

function isNoteOf({ request_id, author_id }: NoteKey) {
  return and(eq(notes.request_id, request_id), eq(notes.author_id, author_id))
}

export async function findNote(db: Database, key: NoteKey): Promise<typeof notes.$inferSelect | null> {
  const [row] = await db.select().from(notes).where(isNoteOf(key))
  return row ?? null
}

export async function saveNote(db: Database, key: NoteKey, note: string): Promise<void> {
  const values = { note, updated_at: new Date() }
  await db
    .insert(notes)
    .values({ ...key, ...values })
    .onConflictDoUpdate({ target: [notes.request_id, notes.author_id], set: values })
}

/** Deletes the notes of all authors on one request. */
export async function deleteNotes(db: Database, requestId: number): Promise<void> {
  await db.delete(notes).where(eq(notes.request_id, requestId))
}

export async function deleteNote(db: Database, key: NoteKey): Promise<void> {
  await db.delete(notes).where(isNoteOf(key))
}

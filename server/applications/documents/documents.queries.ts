import { and, asc, count, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { dietitianApplications } from '../applications.table.ts'
import { applicationDocuments as documents, storedDocuments } from './documents.table.ts'

export type DocumentRow = typeof documents.$inferSelect

export async function listDocuments(db: Database, applicationIds: number[]): Promise<DocumentRow[]> {
  return db.select().from(documents).where(inArray(documents.application_id, applicationIds)).orderBy(asc(documents.id))
}

export async function findDocument(db: Database, applicationId: number, id: number): Promise<DocumentRow | null> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.application_id, applicationId)))
  return row ?? null
}

export async function countDocuments(db: Database, applicationId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(documents).where(eq(documents.application_id, applicationId))
  return row?.count ?? 0
}

export async function insertDocument(db: Database, document: typeof documents.$inferInsert): Promise<void> {
  await db.insert(documents).values(document)
}

export async function deleteDocument(db: Database, id: number): Promise<void> {
  await db.delete(documents).where(eq(documents.id, id))
}

/** Before the file is there. */
export async function noteStored(db: Database, key: string): Promise<void> {
  await db.insert(storedDocuments).values({ key })
}

/** After the file is gone. */
export async function forgetStored(db: Database, key: string): Promise<void> {
  await db.delete(storedDocuments).where(eq(storedDocuments.key, key))
}

/** Files of nobody's document, an hour old at least: a younger one may belong to an upload that is under way. */
export async function listOrphaned(db: Database, limit: number): Promise<string[]> {
  const owner = db.select({ id: documents.id }).from(documents).where(eq(documents.file_key, storedDocuments.key))
  const rows = await db
    .select({ key: storedDocuments.key })
    .from(storedDocuments)
    .where(and(notExists(owner), lt(storedDocuments.stored_at, sql`now() - interval '1 hour'`)))
    .limit(limit)
  return rows.map(({ key }) => key)
}

/** @returns how many documents went; their files are orphaned from now on */
export async function deleteOfDeclined(db: Database, days: number, limit: number): Promise<number> {
  const due = db
    .select({ id: documents.id })
    .from(documents)
    .innerJoin(dietitianApplications, eq(dietitianApplications.id, documents.application_id))
    .where(
      and(
        eq(dietitianApplications.status, 'declined'),
        lt(dietitianApplications.decided_at, sql`now() - make_interval(days => ${days})`),
      ),
    )
    .limit(limit)
  const { rowCount } = await db.delete(documents).where(inArray(documents.id, due))
  return rowCount ?? 0
}

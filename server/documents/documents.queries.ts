import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import { applicationDocuments } from '../applications/applications.table.ts'
import { dietitianCertificates } from '../applications/certificates/certificates.table.ts'
import { consultationAttachments } from '../consultations/attachments/attachments.table.ts'
import type { Database } from '../db/connect.ts'
import { storedDocuments } from './documents.table.ts'

/** The tables whose rows own a stored document. */
const OWNERS = [applicationDocuments, dietitianCertificates, consultationAttachments] as const

/** Call it before the file is written. */
export async function recordStored(db: Database, key: string): Promise<void> {
  await db.insert(storedDocuments).values({ key })
}

/** Call it after the file is removed. */
export async function deleteStored(db: Database, key: string): Promise<void> {
  await db.delete(storedDocuments).where(eq(storedDocuments.key, key))
}

/**
 * Files without a document, certificate or attachment, at least an hour old: a younger one may belong to an upload in
 * progress.
 */
export async function listOrphaned(db: Database, limit: number): Promise<string[]> {
  const isUnused = OWNERS.map((owner) =>
    notExists(db.select({ id: owner.id }).from(owner).where(eq(owner.file_key, storedDocuments.key))),
  )
  const rows = await db
    .select({ key: storedDocuments.key })
    .from(storedDocuments)
    .where(and(...isUnused, lt(storedDocuments.stored_at, sql`now() - interval '1 hour'`)))
    .limit(limit)
  return rows.map(({ key }) => key)
}

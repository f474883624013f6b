import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import { applicationDocuments } from '../applications/applications.table.ts'
import { dietitianCertificates } from '../applications/certificates/certificates.table.ts'
import { consultationAttachments } from '../consultations/attachments/attachments.table.ts'
import type { Database } from '../db/connect.ts'
import { storedDocuments } from './documents.table.ts'

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
  const document = db
    .select({ id: applicationDocuments.id })
    .from(applicationDocuments)
    .where(eq(applicationDocuments.file_key, storedDocuments.key))
  const certificate = db
    .select({ id: dietitianCertificates.id })
    .from(dietitianCertificates)
    .where(eq(dietitianCertificates.file_key, storedDocuments.key))
  const attachment = db
    .select({ id: consultationAttachments.id })
    .from(consultationAttachments)
    .where(eq(consultationAttachments.file_key, storedDocuments.key))
  const rows = await db
    .select({ key: storedDocuments.key })
    .from(storedDocuments)
    .where(
      and(
        notExists(document),
        notExists(certificate),
        notExists(attachment),
        lt(storedDocuments.stored_at, sql`now() - interval '1 hour'`),
      ),
    )
    .limit(limit)
  return rows.map(({ key }) => key)
}

import { DECLINED_DOCUMENTS_RETENTION_DAYS } from '#domain/applications/document-retention.ts'
import type { Database } from '../../db/connect.ts'
import type { FileStore } from '../../infra/files/file-store.ts'
import { deleteOfDeclined, forgetStored, listOrphaned } from './documents.queries.ts'

/** The file first: a run that is cut off leaves a row by which the next one finds it. */
async function removeFiles(db: Database, files: FileStore, keys: string[]): Promise<void> {
  for (const key of keys) {
    await files.remove(key)
    await forgetStored(db, key)
  }
}

/** Those of applications that were declined long ago, and the files of accounts and uploads that are gone. */
export async function eraseExpiredDocuments(db: Database, limit: number, files: FileStore): Promise<number> {
  await deleteOfDeclined(db, DECLINED_DOCUMENTS_RETENTION_DAYS, limit)
  const keys = await listOrphaned(db, limit)
  await removeFiles(db, files, keys)
  return keys.length
}

import {
  DECLINED_DOCUMENTS_RETENTION_DAYS,
  DOCUMENTS_MAX,
  TOO_MANY_DOCUMENTS,
} from '#domain/applications/application-documents.ts'
import { isOpen } from '#domain/applications/application-status.ts'
import { ALREADY_DECIDED } from '#domain/applications/applications.schema.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import type { Actor, UploadedFile } from '../../context.ts'
import type { Database } from '../../db/connect.ts'
import {
  readDocument,
  rejected,
  removeOrphaned,
  type Store,
  storeDocument,
  tryRemoveFile,
} from '../../documents/document-store.service.ts'
import { conflict, requireFound } from '../../errors.ts'
import type { FileStore } from '../../infra/files/file-store.ts'
import {
  countDocuments,
  deleteDocument,
  deleteOfDeclined,
  findDocument,
  insertDocument,
} from '../applications.queries.ts'
import { getApplication, lockOwn, requireReadable } from '../applications.service.ts'
import { deleteUncorrected } from '../certificates/certificates.queries.ts'

/** @throws conflict once the application is decided */
export async function lockOwnOpen(tx: Database, actor: Actor, id: number): Promise<void> {
  const { status } = await lockOwn(tx, actor, id)
  if (!isOpen(status)) throw conflict(ALREADY_DECIDED)
}

export async function addDocument(store: Store, actor: Actor, id: number, file: UploadedFile | undefined) {
  const { db } = store
  if ((await countDocuments(db, id)) >= DOCUMENTS_MAX) throw rejected(TOO_MANY_DOCUMENTS)
  await storeDocument(store, file, async (tx, document) => {
    await lockOwnOpen(tx, actor, id)
    if ((await countDocuments(tx, id)) >= DOCUMENTS_MAX) throw rejected(TOO_MANY_DOCUMENTS)
    await insertDocument(tx, { application_id: id, ...document })
  })
  return getApplication(db, id)
}

/** For the applicant and admins; an admin's access is logged. */
export async function openDocument({ db, files }: Store, actor: Actor, applicationId: number, id: number) {
  const application = await requireReadable(db, actor, applicationId)
  const document = requireFound(await findDocument(db, applicationId, id))
  if (application.applicant.id !== actor.id) {
    await recordAudit(db, actor.id, 'application.document_opened', ['dietitian_application', applicationId], {
      after: { document: id },
    })
  }
  return readDocument(files, document, `application-${applicationId}-document-${id}`)
}

export async function removeDocument(store: Store, actor: Actor, applicationId: number, id: number): Promise<void> {
  const key = await store.db.transaction(async (tx) => {
    await lockOwnOpen(tx, actor, applicationId)
    const { file_key } = requireFound(await findDocument(tx, applicationId, id))
    await deleteDocument(tx, id)
    return file_key
  })
  await tryRemoveFile(store, key)
}

/**
 * Erases documents of applications declined long ago, certificates never corrected, and files whose account or
 * upload no longer exists.
 */
export async function eraseExpiredDocuments(db: Database, limit: number, files: FileStore): Promise<number> {
  await deleteOfDeclined(db, DECLINED_DOCUMENTS_RETENTION_DAYS, limit)
  await deleteUncorrected(db, DECLINED_DOCUMENTS_RETENTION_DAYS, limit)
  return removeOrphaned({ db, files }, limit)
}

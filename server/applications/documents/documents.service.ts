import { randomUUID } from 'node:crypto'
import { ALREADY_DECIDED } from '#domain/applications/applications.schema.ts'
import { DECLINED_DOCUMENTS_RETENTION_DAYS } from '#domain/applications/document-retention.ts'
import {
  DOCUMENT_FIELD,
  DOCUMENT_INVALID,
  DOCUMENT_MAX_BYTES,
  DOCUMENT_NAME_MAX,
  DOCUMENTS_MAX,
  type DocumentKind,
  PDF_BROKEN,
  PDF_TOO_LARGE,
  TOO_MANY_DOCUMENTS,
} from '#domain/applications/document-rules.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import type { Actor, Services, UploadedFile } from '../../context.ts'
import type { Database } from '../../db/connect.ts'
import { conflict, forbidden, invalid, notFound, requireFound } from '../../errors.ts'
import { remakePicture } from '../../images/images.service.ts'
import { DOCUMENTS, type FileStore } from '../../infra/files/file-store.ts'
import {
  countDocuments,
  type DocumentRow,
  deleteDocument,
  deleteOfDeclined,
  findDocument,
  forgetStored,
  insertDocument,
  listOrphaned,
  lockApplication,
  noteStored,
} from '../applications.queries.ts'
import { getApplication, requireReadable } from '../applications.service.ts'
import { detectDocumentKind, isWholePdf } from './document-file.ts'

type Store = Pick<Services, 'db' | 'files'>

/** Wide enough to read the small print of a page held in both hands. */
const PAGE_WIDTH = 2200
const TYPES = { pdf: 'application/pdf', image: 'image/webp' } as const
const ENDINGS = { pdf: 'pdf', image: 'webp' } as const

const rejected = (message: string) => invalid({ [DOCUMENT_FIELD]: [message] })

interface Judged {
  kind: DocumentKind
  bytes: Buffer
}

/** By its bytes, whatever it calls itself. A picture is encoded again, without its metadata; a PDF stays as it is. */
async function judge(file: UploadedFile | undefined): Promise<Judged> {
  const kind = file ? detectDocumentKind(file.bytes) : null
  if (!file || !kind) throw rejected(DOCUMENT_INVALID)
  if (kind === 'image') return { kind, bytes: await remakePicture(file, DOCUMENT_FIELD, PAGE_WIDTH) }
  if (file.bytes.length >= DOCUMENT_MAX_BYTES) throw rejected(PDF_TOO_LARGE)
  if (!isWholePdf(file.bytes)) throw rejected(PDF_BROKEN)
  return { kind, bytes: file.bytes }
}

/** Without folders and signs that are none, as a list can show it. */
function displayName({ name }: UploadedFile): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return (
    last
      .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
      .trim()
      .slice(0, DOCUMENT_NAME_MAX) || 'Document'
  )
}

/**
 * @throws not found for strangers, forbidden for admins, who only read, conflict once
 * it is decided
 */
async function lockOwnWaiting(tx: Database, actor: Actor, id: number): Promise<void> {
  const application = requireFound(await lockApplication(tx, id))
  if (application.user_id !== actor.id) throw actor.role === 'admin' ? forbidden() : notFound()
  if (application.status !== 'pending') throw conflict(ALREADY_DECIDED)
}

export async function requireWaiting(db: Database, actor: Actor, id: number): Promise<void> {
  await db.transaction((tx) => lockOwnWaiting(tx, actor, id))
}

/** The file first: an interrupted run leaves a row by which the next one finds it. */
async function removeFile({ db, files }: Store, key: string): Promise<void> {
  await files.remove(key)
  await forgetStored(db, key)
}

/** The file comes first: a row never leads to nothing, and a file that no row leads to is removed by the daily run. */
export async function addDocument(store: Store, actor: Actor, id: number, file: UploadedFile | undefined) {
  const { db, files } = store
  if ((await countDocuments(db, id)) >= DOCUMENTS_MAX) throw rejected(TOO_MANY_DOCUMENTS)
  const { kind, bytes } = await judge(file)
  const file_key = `${DOCUMENTS}${randomUUID()}.${ENDINGS[kind]}`
  await noteStored(db, file_key)
  await files.put(file_key, bytes, TYPES[kind])
  try {
    await db.transaction(async (tx) => {
      await lockOwnWaiting(tx, actor, id)
      if ((await countDocuments(tx, id)) >= DOCUMENTS_MAX) throw rejected(TOO_MANY_DOCUMENTS)
      const name = displayName(file as UploadedFile)
      await insertDocument(tx, { application_id: id, name, kind, bytes: bytes.length, file_key })
    })
  } catch (error) {
    await removeFile(store, file_key)
    throw error
  }
  return getApplication(db, id)
}

async function getDocument(db: Database, applicationId: number, id: number): Promise<DocumentRow> {
  const document = requireFound(await findDocument(db, applicationId, id))
  return document
}

/** For the applicant and admins; an admin's access is logged. */
export async function openDocument({ db, files }: Store, actor: Actor, applicationId: number, id: number) {
  const application = await requireReadable(db, actor, applicationId)
  const { kind, file_key } = await getDocument(db, applicationId, id)
  const file = requireFound(await files.read(file_key))
  if (application.applicant.id !== actor.id) {
    await recordAudit(db, actor.id, 'application.document_opened', ['dietitian_application', applicationId], {
      after: { document: id },
    })
  }
  const name = `application-${applicationId}-document-${id}.${ENDINGS[kind]}`
  return { name, stream: file.stream, length: file.length, type: TYPES[kind] }
}

export async function removeDocument(store: Store, actor: Actor, applicationId: number, id: number): Promise<void> {
  const key = await store.db.transaction(async (tx) => {
    await lockOwnWaiting(tx, actor, applicationId)
    const { file_key } = await getDocument(tx, applicationId, id)
    await deleteDocument(tx, id)
    return file_key
  })
  await removeFile(store, key)
}

/** Erases documents of applications that were declined long ago, and the files of accounts and uploads that are gone. */
export async function eraseExpiredDocuments(db: Database, limit: number, files: FileStore): Promise<number> {
  await deleteOfDeclined(db, DECLINED_DOCUMENTS_RETENTION_DAYS, limit)
  const keys = await listOrphaned(db, limit)
  for (const key of keys) await removeFile({ db, files }, key)
  return keys.length
}

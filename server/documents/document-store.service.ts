import { randomUUID } from 'node:crypto'
import {
  DOCUMENT_FIELD,
  DOCUMENT_INVALID,
  DOCUMENT_MAX_BYTES,
  DOCUMENT_NAME_MAX,
  type DocumentKind,
  PDF_BROKEN,
  PDF_TOO_LARGE,
} from '#domain/documents/document-rules.ts'
import type { Services, UploadedFile } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { invalid, requireFound } from '../errors.ts'
import { reencodePicture } from '../images/images.service.ts'
import { DOCUMENTS, type FileStore } from '../infra/files/file-store.ts'
import { detectDocumentKind, isWholePdf } from './document-file.ts'
import { deleteStored, listOrphaned, recordStored } from './documents.queries.ts'

export type Store = Pick<Services, 'db' | 'files'>

/** Wide enough for the small print of a photographed page. */
const PAGE_WIDTH = 2200
const TYPES = { pdf: 'application/pdf', image: 'image/webp' } as const
const ENDINGS = { pdf: 'pdf', image: 'webp' } as const

export const rejected = (message: string) => invalid({ [DOCUMENT_FIELD]: [message] })

/**
 * Detects the type by the bytes, not the declared type. Re-encodes a picture without its metadata; keeps a PDF
 * unchanged.
 */
async function validateDocument(file: UploadedFile | undefined) {
  const kind = file ? detectDocumentKind(file.bytes) : null
  if (!file || !kind) throw rejected(DOCUMENT_INVALID)
  const name = displayName(file)
  if (kind === 'image') return { name, kind, bytes: await reencodePicture(file, DOCUMENT_FIELD, PAGE_WIDTH) }
  if (file.bytes.length >= DOCUMENT_MAX_BYTES) throw rejected(PDF_TOO_LARGE)
  if (!isWholePdf(file.bytes)) throw rejected(PDF_BROKEN)
  return { name, kind, bytes: file.bytes }
}

/** The file's name without folders and control characters, as lists show it. */
function displayName({ name }: UploadedFile): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return (
    last
      .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
      .trim()
      .slice(0, DOCUMENT_NAME_MAX) || 'Document'
  )
}

/** Removes the file before its row, so that the next run finds an interrupted removal by the row. */
export async function removeFile({ db, files }: Store, key: string): Promise<void> {
  await files.remove(key)
  await deleteStored(db, key)
}

/** For after a committed change, which must not fail with the store: the daily run removes a file that remains. */
export async function tryRemoveFile(store: Store, key: string): Promise<void> {
  await removeFile(store, key).catch(() => {})
}

/** Removes files that no row refers to any more. @returns the number of removed files */
export async function removeOrphaned(store: Store, limit: number): Promise<number> {
  const keys = await listOrphaned(store.db, limit)
  for (const key of keys) await removeFile(store, key)
  return keys.length
}

interface StoredDocument {
  name: string
  kind: DocumentKind
  bytes: number
  file_key: string
}

/**
 * Writes the file before its row, so that a row never refers to a missing file; the daily run removes files without a
 * row.
 * @param write writes the row that owns the file; if it throws, the file is removed again
 */
export async function storeDocument<T>(
  store: Store,
  file: UploadedFile | undefined,
  write: (tx: Database, document: StoredDocument) => Promise<T>,
): Promise<T> {
  const { db, files } = store
  const { name, kind, bytes } = await validateDocument(file)
  const file_key = `${DOCUMENTS}${randomUUID()}.${ENDINGS[kind]}`
  await recordStored(db, file_key)
  await files.put(file_key, bytes, TYPES[kind])
  try {
    return await db.transaction((tx) => write(tx, { name, kind, bytes: bytes.length, file_key }))
  } catch (error) {
    await tryRemoveFile(store, file_key)
    throw error
  }
}

/** @param name file name of the download, without its extension */
export async function readDocument(
  files: FileStore,
  { kind, file_key }: Pick<StoredDocument, 'kind' | 'file_key'>,
  name: string,
) {
  const file = requireFound(await files.read(file_key))
  return { name: `${name}.${ENDINGS[kind]}`, stream: file.stream, length: file.length, type: TYPES[kind] }
}

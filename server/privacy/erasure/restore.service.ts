import { text } from 'node:stream/consumers'
import { AUDIT_LOG_RETENTION_DAYS } from '#domain/privacy/privacy-rules.ts'
import type { FileStore } from '../../infra/files/file-store.ts'
import { eraseAccount, type Stores } from './erasure.service.ts'
import { parseErasureList } from './erasure-list.ts'
import {
  addErasures,
  type Erasure,
  eraseReturnedAssessments,
  listErasures,
  listReturnedAccounts,
  setArticlesRetained,
} from './erasures.queries.ts'

/** Stored outside the database, because a restored database lacks the erasures made after its backup. */
const LIST = 'erasures/list.json'

const DAY_MS = 24 * 3600 * 1000

async function readList(files: FileStore): Promise<Erasure[]> {
  const file = await files.read(LIST)
  if (!file) return []
  const lines = parseErasureList(await text(file.stream))
  const oldest = Date.now() - AUDIT_LOG_RETENTION_DAYS * DAY_MS
  return lines
    .map((line) => ({ ...line, erased_at: new Date(line.erased_at) }))
    .filter(({ erased_at }) => erased_at.getTime() > oldest)
}

/** Writes the union of both lists after each erasure. It contains ids and times, no personal data. */
export async function saveErasureList({ db, files }: Pick<Stores, 'db' | 'files'>): Promise<void> {
  await addErasures(db, await readList(files))
  const lines = await listErasures(db)
  await files.put(LIST, Buffer.from(JSON.stringify(lines)), 'application/json')
}

/**
 * At start: erases again what a restored backup has brought back.
 * @returns the number of erased accounts and assessments
 */
export async function repeatErasures(stores: Stores): Promise<{ accounts: number; assessments: number }> {
  const { db, files } = stores
  await addErasures(db, await readList(files))
  const assessments = await eraseReturnedAssessments(db)
  let accounts = 0
  for (const { target_id, erased_at, kept_articles } of await listReturnedAccounts(db)) {
    await setArticlesRetained(db, target_id, kept_articles)
    const isTheSame = ({ created_at }: { created_at: Date }) => created_at < erased_at
    if (await eraseAccount(stores, target_id, isTheSame, { isRepeated: true })) accounts += 1
  }
  return { accounts, assessments }
}

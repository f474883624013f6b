import { text } from 'node:stream/consumers'
import { DAY_MS } from '#domain/durations.ts'
import { AUDIT_LOG_RETENTION_DAYS } from '#domain/privacy/privacy-rules.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import type { Database } from '../../db/connect.ts'
import { removeFile, type Store } from '../../documents/document-store.service.ts'
import { removePicturesNow } from '../../images/orphaned-pictures.service.ts'
import type { FileStore } from '../../infra/files/file-store.ts'
import { removeMails } from '../../infra/mail/mail-files.ts'
import { queueMail } from '../../mail/mail.service.ts'
import { listOwnDocuments, listOwnPictureHashes } from '../privacy.queries.ts'
import { parseErasureList } from './erasure-list.ts'
import {
  addErasures,
  type Erasure,
  eraseReturnedAssessments,
  listErasures,
  listReturnedAccounts,
  setArticlesRetained,
} from './erasures.queries.ts'
import { identify, isOwnMail, toPatterns } from './identity.ts'
import {
  deleteDemoRequests,
  deletePerson,
  deleteSearchWords,
  deleteUserAssessments,
  eraseArticles,
  hasOtherAdmin,
  listArticles,
  listDemoAccounts,
  listDueAccounts,
  listOwnRequests,
  listReceivedRequests,
  listSearchWords,
  lockPerson,
  type PersonRow,
} from './person.queries.ts'
import {
  cleanAuditTexts,
  closeOpenRequests,
  deleteCounters,
  deleteMails,
  eraseClient,
  eraseDietitian,
  eraseOwnAuditValues,
  findLastMail,
  type OwnMails,
  recordErased,
  releaseAssessments,
} from './traces.queries.ts'

/** The places where personal data is stored. */
export interface Stores extends Store {
  /** Folder of the mails written as files, used without a mail server. */
  outboxDir: string
}

const BATCH = 50

/** Closes the open requests to a dietitian and mails their clients, without naming anyone. */
async function closeRequests(tx: Database, person: PersonRow, sendsMail: boolean): Promise<void> {
  for (const { id, client_id, name, email, status } of await closeOpenRequests(tx, person.id)) {
    await recordAudit(tx, null, 'request.status_changed', ['consultation_request', id], {
      before: { status },
      after: { status: 'closed' },
    })
    if (sendsMail && client_id !== null && client_id !== person.id) {
      await queueMail(tx, { to: email, template: 'request-closed', props: { client_name: name } })
    }
  }
}

/** Erases the person from the database in one transaction. @returns what identifies the person's mails and files */
async function eraseRows(tx: Database, person: PersonRow, isRepeated: boolean): Promise<OwnMails> {
  const identity = await identify(tx, person)
  const patterns = toPatterns(identity)
  await closeRequests(tx, person, !isRepeated)
  await releaseAssessments(tx, person.id)
  const requests = await listOwnRequests(tx, person.id)
  const mails: OwnMails = {
    emails: identity.emails,
    isVerified: person.email_verified_at !== null,
    requests: [...requests, ...(await listReceivedRequests(tx, person.id))],
  }
  const assessments = await deleteUserAssessments(tx, person)
  const words = await listSearchWords(tx, person.id, identity.names)
  const articles = await listArticles(tx, person.id)
  await eraseArticles(tx, person.id, person.retain_articles)
  await eraseOwnAuditValues(tx, {
    user: person.id,
    consultation_request: requests,
    assessment: assessments,
    blog: articles,
  })
  await cleanAuditTexts(tx, identity.contact)
  await eraseDietitian(tx, person.id, patterns)
  await eraseClient(tx, person.id, patterns, identity.contact)
  await deleteMails(tx, mails)
  await deleteCounters(tx, identity.emails)
  await deletePerson(tx, person.id)
  await deleteSearchWords(tx, words)
  await recordErased(tx, 'user', [person.id], person.retain_articles)
  await recordErased(tx, 'assessment', assessments)
  await recordAudit(tx, null, 'account.deleted', ['user', person.id])
  return mails
}

interface OwnFiles {
  pictures: readonly string[]
  documents: readonly string[]
  mails: OwnMails
  /** Id of the mail that confirms the deletion. */
  lastMail: number | null
}

/** Erases the files whose rows are deleted. The daily run removes any that remain. */
async function eraseFiles({ db, files, outboxDir }: Stores, own: OwnFiles): Promise<void> {
  const { pictures, documents, mails, lastMail } = own
  // Again, for mails written while the rows were deleted.
  await removeMails(outboxDir, isOwnMail(mails), lastMail)
  await removePicturesNow(db, files, pictures)
  for (const key of documents) await removeFile({ db, files }, key)
}

/**
 * Erases one account: all rows in one transaction, mails in files before it commits; afterwards documents, and pictures
 * that no one else shows. An interrupted erasure is repeated, or finished by the daily run.
 * @param options.isRepeated true after a restore, to send no second mail
 * @returns false if it may not be erased, or another process is erasing it
 */
async function eraseAccount(
  stores: Stores,
  userId: number,
  mayErase: (person: PersonRow) => boolean,
  { isRepeated }: { isRepeated: boolean },
): Promise<boolean> {
  const own = await stores.db.transaction(async (tx): Promise<OwnFiles | null> => {
    const person = await lockPerson(tx, userId)
    if (!person || !mayErase(person)) return null
    if (person.role === 'admin' && person.is_active && !(await hasOtherAdmin(tx, userId))) return null
    const pictures = await listOwnPictureHashes(tx, userId)
    const documents = (await listOwnDocuments(tx, userId)).map(({ file_key }) => file_key)
    const mails = await eraseRows(tx, person, isRepeated)
    await removeMails(stores.outboxDir, isOwnMail(mails), null)
    if (!isRepeated && !person.is_demo)
      await queueMail(tx, { to: person.email, template: 'account-deleted', props: {} })
    return { pictures, documents, mails, lastMail: await findLastMail(tx, person.email) }
  })
  if (!own) return false
  await eraseFiles(stores, own)
  return true
}

function isDue({ delete_on }: PersonRow): boolean {
  return delete_on !== null && delete_on.getTime() <= Date.now()
}

/**
 * Erases every account whose cooling-off period is over.
 * @returns the number of erased accounts
 * @throws if one of them failed; the others are erased nevertheless, and the next run retries it
 */
export async function eraseDueAccounts(stores: Stores): Promise<number> {
  const failures: unknown[] = []
  let erased = 0
  for (const id of await listDueAccounts(stores.db, BATCH)) {
    try {
      if (await eraseAccount(stores, id, isDue, { isRepeated: false })) erased += 1
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not every account could be erased')
  return erased
}

/**
 * Erases every demo account with its articles, requests and pictures. Real clients of a demo dietitian are mailed that
 * their request was closed.
 * @returns the number of erased accounts, and of those left: the demo admin, if it is the only admin
 */
export async function eraseDemoAccounts(stores: Stores): Promise<{ erased: number; left: number }> {
  const ids = await listDemoAccounts(stores.db)
  await deleteDemoRequests(stores.db)
  let erased = 0
  for (const id of ids) {
    await setArticlesRetained(stores.db, id, false)
    if (await eraseAccount(stores, id, ({ is_demo }) => is_demo, { isRepeated: false })) erased += 1
  }
  if (erased > 0) await saveErasureList(stores)
  return { erased, left: ids.length - erased }
}

/** Stored outside the database, because a restored database lacks the erasures made after its backup. */
const LIST = 'erasures/list.json'

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
export async function saveErasureList({ db, files }: Store): Promise<void> {
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
  for (const { target_id, erased_at, retained_articles } of await listReturnedAccounts(db)) {
    await setArticlesRetained(db, target_id, retained_articles)
    const isErasedAccount = ({ created_at }: { created_at: Date }) => created_at < erased_at
    if (await eraseAccount(stores, target_id, isErasedAccount, { isRepeated: true })) accounts += 1
  }
  return { accounts, assessments }
}

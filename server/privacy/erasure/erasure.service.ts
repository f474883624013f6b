import { recordAudit } from '../../audit/audit.service.ts'
import type { Database } from '../../db/connect.ts'
import { forgetPicturesNow } from '../../images/orphaned-pictures.service.ts'
import type { FileStore } from '../../infra/files/file-store.ts'
import { removeMails } from '../../infra/outbox-files.ts'
import { queueMail } from '../../mail/mail.service.ts'
import {
  eraseArticles,
  forgetSearchWords,
  listArticles,
  listPictureHashes,
  listSearchWords,
} from './articles.queries.ts'
import { cleanAllAuditTexts } from './audit-texts.service.ts'
import { identify } from './identity.service.ts'
import { toPatterns } from './identity.ts'
import { ownMailsAmongFiles } from './mail-files.ts'
import {
  deletePerson,
  deleteUserAssessments,
  forgetDocument,
  hasOtherAdmin,
  listDocumentKeys,
  listDueAccounts,
  lockPerson,
  type PersonRow,
} from './person.queries.ts'
import {
  closeOpenRequests,
  eraseClient,
  eraseDietitian,
  listOwnRequests,
  listReceivedRequests,
} from './requests.queries.ts'
import {
  deleteMails,
  eraseOwnAuditValues,
  findLastMail,
  forgetCounters,
  noteErased,
  type OwnMails,
} from './traces.queries.ts'

/** Where somebody's data lies beside the database. */
export interface Stores {
  db: Database
  files: FileStore
  /** Mails written as files, where no server sends them. */
  outboxDir: string
}

const BATCH = 50

/** Whose request was open learns that it is closed; of whom is in the request, not in the mail. */
async function leaveClients(tx: Database, person: PersonRow, sendsMail: boolean): Promise<void> {
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

/** Everything of the person in the database, within one transaction. @returns by what to know the person's mails */
async function eraseRows(tx: Database, person: PersonRow, isRepeated: boolean): Promise<OwnMails> {
  const identity = await identify(tx, person)
  const patterns = toPatterns(identity)
  await leaveClients(tx, person, !isRepeated)
  const requests = await listOwnRequests(tx, person.id)
  const mails: OwnMails = {
    emails: identity.emails,
    isVerified: person.email_verified_at !== null,
    requests: [...requests, ...(await listReceivedRequests(tx, person.id))],
  }
  const assessments = await deleteUserAssessments(tx, person)
  const words = await listSearchWords(tx, person.id, identity.names)
  const articles = await listArticles(tx, person.id)
  await eraseArticles(tx, person.id, person.keep_articles)
  await eraseOwnAuditValues(tx, {
    user: person.id,
    consultation_request: requests,
    assessment: assessments,
    blog: articles,
  })
  await cleanAllAuditTexts(tx, identity.contact)
  await eraseDietitian(tx, person.id, patterns)
  await eraseClient(tx, person.id, patterns, identity.contact)
  await deleteMails(tx, mails)
  await forgetCounters(tx, identity.emails)
  await deletePerson(tx, person.id)
  await forgetSearchWords(tx, words)
  await noteErased(tx, 'user', [person.id], person.keep_articles)
  await noteErased(tx, 'assessment', assessments)
  await recordAudit(tx, null, 'account.deleted', ['user', person.id])
  return mails
}

interface OwnFiles {
  pictures: readonly string[]
  documents: readonly string[]
  mails: OwnMails
  /** The number of the mail that told the person of the end. */
  lastMail: number | null
}

/** The rows that led to them are gone; what fails here is found loose, and removed, by the daily run. */
async function eraseFiles({ db, files, outboxDir }: Stores, own: OwnFiles): Promise<void> {
  const { pictures, documents, mails, lastMail } = own
  // Again, for those that were written while the rows went.
  await removeMails(outboxDir, ownMailsAmongFiles(mails), lastMail)
  await forgetPicturesNow(db, files, pictures)
  for (const key of documents) {
    await files.remove(key)
    await forgetDocument(db, key)
  }
}

interface Erasing {
  /** Done before and now again, after a restore: nobody is told a second time. */
  isRepeated: boolean
}

/**
 * Erases one account: all rows in one transaction, mails in files before it ends, pictures that nobody else shows and
 * documents after it. What is cut off on the way is done again, or taken up by the daily run.
 * @returns false where it may not be erased, or somebody else is about to
 */
export async function eraseAccount(
  stores: Stores,
  userId: number,
  mayErase: (person: PersonRow) => boolean,
  { isRepeated }: Erasing,
): Promise<boolean> {
  const own = await stores.db.transaction(async (tx): Promise<OwnFiles | null> => {
    const person = await lockPerson(tx, userId)
    if (!person || !mayErase(person)) return null
    if (person.role === 'admin' && person.is_active && !(await hasOtherAdmin(tx, userId))) return null
    const pictures = await listPictureHashes(tx, userId)
    const documents = await listDocumentKeys(tx, userId)
    const mails = await eraseRows(tx, person, isRepeated)
    await removeMails(stores.outboxDir, ownMailsAmongFiles(mails), null)
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
 * Erases every account whose cooling-off is over.
 * @returns how many
 * @throws when one of them failed; the others are erased then too, and the next run tries it again
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

import { DELETED_KEPT_DAYS } from '#domain/blogs/blog-rules.ts'
import { LOG_DAYS, MAILS_KEPT_DAYS } from '#domain/privacy/privacy-rules.ts'
import { deletePasswordResetsOlderThan } from './accounts/password-resets.queries.ts'
import { deleteEmailVerificationsOlderThan } from './accounts/security/email-verifications.queries.ts'
import { deleteSessionsOlderThan } from './accounts/sessions.queries.ts'
import { deleteAiCallsOlderThan } from './ai/ai-calls.queries.ts'
import { eraseDocumentsPastKeeping } from './applications/documents/document-erasure.service.ts'
import { erasePastKeeping } from './assessments/assessment-erasure.service.ts'
import { deleteAuditEntriesOlderThan, deleteLooksOlderThan } from './audit/audit.queries.ts'
import { eraseDeletedBlogs } from './blogs/blog-writes.queries.ts'
import { forgetReaders } from './blogs/views.queries.ts'
import type { Database } from './db/connect.ts'
import { deleteOldContentChanges } from './db/content-changes.queries.ts'
import { removeLoosePictures } from './images/loose-pictures.service.ts'
import type { FileStore } from './infra/files/file-store.ts'
import { removeUnfinished } from './infra/files/unfinished.ts'
import { removeMailsBefore } from './infra/outbox-files.ts'
import { deleteMailsOlderThan } from './mail/mails.queries.ts'
import { deleteErasuresOlderThan } from './privacy/erasure/erasures.queries.ts'

/** How long a trace of what is over stays, for whoever has to find out what happened. */
const TRACE_DAYS = 30
/** For whoever pays the AI server, and who asks what it was paid for. */
const AI_CALLS_DAYS = 90
/** They keep a second look within the hour from being written down again. */
const LOOKS_DAYS = 1
/** Deleted by one statement, so that none runs into the statement timeout however much has piled up. */
const BATCH = 5000
const DAY_MS = 24 * 3600 * 1000

/** What lies beside the database. */
export interface Stores {
  files: FileStore
  /** Mails written as files. */
  outboxDir: string
}

/** Deletes up to so many rows and tells how many they were. */
type Purge = (db: Database, limit: number, stores: Stores) => Promise<number>

/** Also at each start: an end in the middle of an upload or a mail leaves them, and nobody would ever ask for them. */
export async function removeUnfinishedFiles({ files, outboxDir }: Stores): Promise<number> {
  return (await files.removeUnfinished()) + (await removeUnfinished(outboxDir))
}

/** What is erased by its age; the periods are told to people at /legal and to operators in docs/operations.md. */
const PURGES: Record<string, Purge> = {
  assessments: erasePastKeeping,
  sessions: (db, limit) => deleteSessionsOlderThan(db, TRACE_DAYS, limit),
  email_verifications: (db, limit) => deleteEmailVerificationsOlderThan(db, TRACE_DAYS, limit),
  password_resets: (db, limit) => deletePasswordResetsOlderThan(db, TRACE_DAYS, limit),
  deleted_blogs: (db, limit) => eraseDeletedBlogs(db, DELETED_KEPT_DAYS, limit),
  blog_readers: forgetReaders,
  ai_calls: (db, limit) => deleteAiCallsOlderThan(db, AI_CALLS_DAYS, limit),
  mails: (db, limit) => deleteMailsOlderThan(db, MAILS_KEPT_DAYS, limit),
  mail_files: (_, __, { outboxDir }) => removeMailsBefore(outboxDir, new Date(Date.now() - MAILS_KEPT_DAYS * DAY_MS)),
  unfinished_files: (_, __, stores) => removeUnfinishedFiles(stores),
  audit_entries: (db, limit) => deleteAuditEntriesOlderThan(db, LOG_DAYS, limit),
  audit_looks: (db, limit) => deleteLooksOlderThan(db, LOOKS_DAYS, limit),
  erasures: (db) => deleteErasuresOlderThan(db, LOG_DAYS),
  documents: (db, limit, { files }) => eraseDocumentsPastKeeping(db, limit, files),
  content_changes: deleteOldContentChanges,
  pictures: (db, limit, { files }) => removeLoosePictures(db, files, limit),
}

async function purgeAll(db: Database, stores: Stores, purge: Purge): Promise<number> {
  let total = 0
  for (let deleted = BATCH; deleted === BATCH; total += deleted) deleted = await purge(db, BATCH, stores)
  return total
}

/**
 * Erases everything that is past its time, and tells how much of each.
 * @throws when one of them failed; the others are done then too
 */
export async function purgeWhatIsOver(db: Database, stores: Stores): Promise<Record<string, number>> {
  const erased: Record<string, number> = {}
  const failures: unknown[] = []
  for (const [what, purge] of Object.entries(PURGES)) {
    try {
      erased[what] = await purgeAll(db, stores, purge)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not everything that is over could be erased')
  return erased
}

import type { FastifyBaseLogger } from 'fastify'
import { DELETED_BLOG_RETENTION_DAYS } from '#domain/blogs/blog-rules.ts'
import { AUDIT_LOG_RETENTION_DAYS, MAIL_RETENTION_DAYS } from '#domain/privacy/privacy-rules.ts'
import { deletePasswordResetsOlderThan } from '../accounts/password-resets.queries.ts'
import { deleteEmailVerificationsOlderThan } from '../accounts/security/email-verifications.queries.ts'
import { deleteSessionsOlderThan } from '../accounts/sessions.queries.ts'
import { deleteAiCallsOlderThan } from '../ai/ai-calls.queries.ts'
import { eraseExpiredDocuments } from '../applications/documents/document-erasure.service.ts'
import { eraseExpired } from '../assessments/assessment-erasure.service.ts'
import { deleteAccessMarkersOlderThan, deleteAuditEntriesOlderThan } from '../audit/audit.queries.ts'
import { eraseDeletedBlogs } from '../blogs/blog-writes.queries.ts'
import { forgetReaders } from '../blogs/views.queries.ts'
import type { Database } from '../db/connect.ts'
import { deleteOldContentChanges } from '../db/content-changes.queries.ts'
import { removeOrphanedPictures } from '../images/orphaned-pictures.service.ts'
import { removeUnfinished } from '../infra/files/disk-driver.ts'
import type { FileStore } from '../infra/files/file-store.ts'
import { removeMailsBefore } from '../infra/outbox-files.ts'
import { deleteMailsOlderThan } from '../mail/mails.queries.ts'
import { eraseDueAccounts } from '../privacy/erasure/erasure.service.ts'
import { deleteErasuresOlderThan } from '../privacy/erasure/erasures.queries.ts'
import { saveErasureList } from '../privacy/erasure/restore.service.ts'

/** Ended sessions and used links stay this long, so that an incident can be investigated. */
const TRACE_DAYS = 30
/** AI calls stay this long, so that the bill of the AI server can be checked. */
const AI_CALLS_DAYS = 90
/** Access-log entries that prevent a second entry within the hour. */
const ACCESS_MARKERS_DAYS = 1
/** Rows deleted by one statement, so that none reaches the statement timeout. */
const BATCH = 5000
const DAY_MS = 24 * 3600 * 1000

/** Storage outside the database. */
export interface Stores {
  files: FileStore
  /** Mails written as files. */
  outboxDir: string
}

/** Deletes up to `limit` rows and returns how many it deleted. */
type CleanupJob = (db: Database, limit: number, stores: Stores) => Promise<number>

/** Also runs at each start: a process that ends during an upload or a mail leaves such files. */
export async function removeUnfinishedFiles({ files, outboxDir }: Stores): Promise<number> {
  return (await files.removeUnfinished()) + (await removeUnfinished(outboxDir))
}

/** Data erased by its age. The periods are published at /legal and in docs/operations.md. */
const CLEANUP_JOBS: Record<string, CleanupJob> = {
  assessments: eraseExpired,
  sessions: (db, limit) => deleteSessionsOlderThan(db, TRACE_DAYS, limit),
  email_verifications: (db, limit) => deleteEmailVerificationsOlderThan(db, TRACE_DAYS, limit),
  password_resets: (db, limit) => deletePasswordResetsOlderThan(db, TRACE_DAYS, limit),
  deleted_blogs: (db, limit) => eraseDeletedBlogs(db, DELETED_BLOG_RETENTION_DAYS, limit),
  blog_readers: forgetReaders,
  ai_calls: (db, limit) => deleteAiCallsOlderThan(db, AI_CALLS_DAYS, limit),
  mails: (db, limit) => deleteMailsOlderThan(db, MAIL_RETENTION_DAYS, limit),
  mail_files: (_, __, { outboxDir }) =>
    removeMailsBefore(outboxDir, new Date(Date.now() - MAIL_RETENTION_DAYS * DAY_MS)),
  unfinished_files: (_, __, stores) => removeUnfinishedFiles(stores),
  audit_entries: (db, limit) => deleteAuditEntriesOlderThan(db, AUDIT_LOG_RETENTION_DAYS, limit),
  audit_access_markers: (db, limit) => deleteAccessMarkersOlderThan(db, ACCESS_MARKERS_DAYS, limit),
  erasures: (db) => deleteErasuresOlderThan(db, AUDIT_LOG_RETENTION_DAYS),
  documents: (db, limit, { files }) => eraseExpiredDocuments(db, limit, files),
  content_changes: deleteOldContentChanges,
  pictures: (db, limit, { files }) => removeOrphanedPictures(db, files, limit),
}

async function runInBatches(job: CleanupJob, db: Database, stores: Stores): Promise<number> {
  let total = 0
  for (let deleted = BATCH; deleted === BATCH; total += deleted) deleted = await job(db, BATCH, stores)
  return total
}

/**
 * Erases all data past its retention period.
 * @returns how much each job erased
 * @throws when a job failed, after the others have run
 */
export async function runCleanupJobs(db: Database, stores: Stores): Promise<Record<string, number>> {
  const erased: Record<string, number> = {}
  const failures: unknown[] = []
  for (const [name, job] of Object.entries(CLEANUP_JOBS)) {
    try {
      erased[name] = await runInBatches(job, db, stores)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some cleanup jobs failed')
  return erased
}

/**
 * Erases accounts whose cooling-off period is over.
 * @param invalidatePages called when a public page may still show an erased person
 */
export async function eraseAccountsDue(
  stores: Stores & { db: Database },
  invalidatePages: () => Promise<void>,
  log: Pick<FastifyBaseLogger, 'info'>,
): Promise<void> {
  let accounts: number | null = null
  try {
    accounts = await eraseDueAccounts(stores)
  } finally {
    // A run that failed may have erased some accounts.
    if (accounts !== 0) await Promise.all([saveErasureList(stores), invalidatePages()])
  }
  if (accounts > 0) log.info({ accounts }, 'erased accounts')
}

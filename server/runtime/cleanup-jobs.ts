import { and, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { FastifyBaseLogger } from 'fastify'
import { DELETED_BLOG_RETENTION_DAYS } from '#domain/blogs/blog-rules.ts'
import { UNSENT_ATTACHMENT_HOURS } from '#domain/consultations/attachment-rules.ts'
import { DAY_MS } from '#domain/durations.ts'
import { AUDIT_LOG_RETENTION_DAYS, MAIL_RETENTION_DAYS } from '#domain/privacy/privacy-rules.ts'
import { emailVerifications, passwordResets, sessions } from '../accounts/accounts.table.ts'
import { aiCalls } from '../ai/ai-calls.table.ts'
import { eraseExpiredDocuments } from '../applications/documents/documents.service.ts'
import { eraseExpired } from '../assessments/assessments.service.ts'
import { auditAccessMarkers, auditEntries } from '../audit/audit.table.ts'
import { blogReaders, blogs } from '../blogs/blogs.table.ts'
import { consultationAttachments as attachments } from '../consultations/attachments/attachments.table.ts'
import type { Database } from '../db/connect.ts'
import { contentChanges } from '../db/content-changes.table.ts'
import { removeOrphanedPictures } from '../images/orphaned-pictures.service.ts'
import { removeFilesBefore, removeUnfinished } from '../infra/files/whole-file.ts'
import { MAIL_ENDING } from '../infra/mail/mail-files.ts'
import { mails } from '../mail/mails.table.ts'
import { eraseDueAccounts, type Stores, saveErasureList } from '../privacy/erasure/erasure.service.ts'
import { erasures } from '../privacy/privacy.table.ts'

/** Ended sessions and used links are kept this long, so that an incident can be investigated. */
const TRACE_DAYS = 30
/** AI calls are kept this long, so that the AI provider's bill can be checked. */
const AI_CALLS_DAYS = 90
/** Readers of today and yesterday: an article counts a reader once a day, and a day ends at midnight in India. */
const READER_DAYS = 2
/** Access-log entries that prevent a second entry within the hour. */
const ACCESS_MARKERS_DAYS = 1
/** An hour. A process that has not polled for half of it clears its cache: MAX_GAP_MS in http/cache/cache.ts. */
const CONTENT_CHANGES_DAYS = 1 / 24
/** Rows deleted per statement, so that none reaches the statement timeout. */
const BATCH = 5000

/** Storage outside the database. */
type FileStores = Omit<Stores, 'db'>

/** Deletes up to `limit` rows. @returns the number of deleted rows */
type CleanupJob = (db: Database, limit: number, stores: FileStores) => Promise<number>

/** Deletes rows older than so many days, the oldest first. @param only a further condition */
function deleteOlderThan(days: number, table: PgTable, time: SQLWrapper, only?: SQL): CleanupJob {
  return async (db, limit) => {
    const isOld = and(sql`${time} < now() - ${days} * interval '1 day'`, only)
    const { rowCount } = await db.execute(sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${isOld} order by ${time} limit ${limit}
      ))`)
    return rowCount ?? 0
  }
}

/** Also runs at each start, because a process that ends during an upload or a mail leaves unfinished files. */
export async function removeUnfinishedFiles({ files, outboxDir }: FileStores): Promise<number> {
  return (await files.removeUnfinished()) + (await removeUnfinished(outboxDir))
}

const deleteOldContentChanges = deleteOlderThan(CONTENT_CHANGES_DAYS, contentChanges, contentChanges.created_at)

/** Runs every hour, unlike the other jobs, because a busy day would pile them up. */
export function removeOldContentChanges(db: Database, stores: FileStores): Promise<number> {
  return runInBatches(deleteOldContentChanges, db, stores)
}

/** Data erased by its age. The periods are published at /legal and in docs/operations.md. */
const CLEANUP_JOBS: Record<string, CleanupJob> = {
  assessments: eraseExpired,
  sessions: deleteOlderThan(TRACE_DAYS, sessions, sql`least(${sessions.revoked_at}, ${sessions.expires_at})`),
  email_verifications: deleteOlderThan(TRACE_DAYS, emailVerifications, emailVerifications.expires_at),
  password_resets: deleteOlderThan(TRACE_DAYS, passwordResets, passwordResets.expires_at),
  deleted_blogs: deleteOlderThan(DELETED_BLOG_RETENTION_DAYS, blogs, blogs.deleted_at),
  blog_readers: deleteOlderThan(READER_DAYS, blogReaders, blogReaders.day),
  ai_calls: deleteOlderThan(AI_CALLS_DAYS, aiCalls, aiCalls.created_at),
  mails: deleteOlderThan(MAIL_RETENTION_DAYS, mails, mails.created_at, inArray(mails.status, ['sent', 'failed'])),
  mail_files: (_, __, { outboxDir }) =>
    removeFilesBefore(outboxDir, MAIL_ENDING, new Date(Date.now() - MAIL_RETENTION_DAYS * DAY_MS)),
  unfinished_files: (_, __, stores) => removeUnfinishedFiles(stores),
  audit_entries: deleteOlderThan(AUDIT_LOG_RETENTION_DAYS, auditEntries, auditEntries.created_at),
  audit_access_markers: deleteOlderThan(ACCESS_MARKERS_DAYS, auditAccessMarkers, auditAccessMarkers.recorded_at),
  erasures: deleteOlderThan(AUDIT_LOG_RETENTION_DAYS, erasures, erasures.erased_at),
  // Their files become orphaned.
  attachments: deleteOlderThan(
    UNSENT_ATTACHMENT_HOURS / 24,
    attachments,
    attachments.created_at,
    isNull(attachments.request_id),
  ),
  documents: (db, limit, { files }) => eraseExpiredDocuments(db, limit, files),
  pictures: (db, limit, { files }) => removeOrphanedPictures(db, files, limit),
}

async function runInBatches(job: CleanupJob, db: Database, stores: FileStores): Promise<number> {
  let total = 0
  for (let deleted = BATCH; deleted === BATCH; total += deleted) deleted = await job(db, BATCH, stores)
  return total
}

/**
 * Erases all data past its retention period.
 * @returns the number of rows erased by each job
 * @throws if a job failed, after the others have run
 */
export async function runCleanupJobs(db: Database, stores: FileStores): Promise<Record<string, number>> {
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
  stores: Stores,
  invalidatePages: () => Promise<void>,
  log: Pick<FastifyBaseLogger, 'info'>,
): Promise<void> {
  let accounts: number | null = null
  try {
    accounts = await eraseDueAccounts(stores)
  } finally {
    // Even a failed run may have erased some accounts.
    if (accounts !== 0) await Promise.all([saveErasureList(stores), invalidatePages()])
  }
  if (accounts > 0) log.info({ accounts }, 'erased accounts')
}

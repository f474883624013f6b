import { DELETED_KEPT_DAYS } from '#domain/blogs/blog-rules.ts'
import { deletePasswordResetsOlderThan } from './accounts/password-resets.queries.ts'
import { deleteSessionsOlderThan } from './accounts/sessions.queries.ts'
import { deleteAiCallsOlderThan } from './ai/ai-calls.queries.ts'
import { deleteAssessmentsPastKeeping } from './assessments/assessments.queries.ts'
import { eraseDeletedBlogs } from './blogs/blogs.queries.ts'
import { forgetReaders } from './blogs/views.queries.ts'
import type { Database } from './db/connect.ts'
import { removeLoosePictures } from './images/loose-pictures.service.ts'
import type { FileStore } from './infra/files/file-store.ts'
import { deleteMailsOlderThan } from './mail/mails.queries.ts'

/** How long a trace of what is over stays, for whoever has to find out what happened. */
const TRACE_DAYS = 30
/** For whoever pays the AI server, and who asks what it was paid for. */
const AI_CALLS_DAYS = 90
/** Deleted by one statement, so that none runs into the statement timeout however much has piled up. */
const BATCH = 5000

/** Deletes up to so many rows and tells how many they were. */
type Purge = (db: Database, limit: number, files: FileStore) => Promise<number>

/** What is erased by its age; the periods are told to people at /legal and to operators in docs/operations.md. */
const PURGES: Record<string, Purge> = {
  assessments: deleteAssessmentsPastKeeping,
  sessions: (db, limit) => deleteSessionsOlderThan(db, TRACE_DAYS, limit),
  password_resets: (db, limit) => deletePasswordResetsOlderThan(db, TRACE_DAYS, limit),
  deleted_blogs: (db, limit) => eraseDeletedBlogs(db, DELETED_KEPT_DAYS, limit),
  blog_readers: forgetReaders,
  ai_calls: (db, limit) => deleteAiCallsOlderThan(db, AI_CALLS_DAYS, limit),
  mails: (db, limit) => deleteMailsOlderThan(db, TRACE_DAYS, limit),
  pictures: (db, limit, files) => removeLoosePictures(db, files, limit),
}

async function purgeAll(db: Database, files: FileStore, purge: Purge): Promise<number> {
  let total = 0
  for (let deleted = BATCH; deleted === BATCH; total += deleted) deleted = await purge(db, BATCH, files)
  return total
}

/**
 * Erases everything that is past its time, and tells how much of each.
 * @throws when one of them failed; the others are done then too
 */
export async function purgeWhatIsOver(db: Database, files: FileStore): Promise<Record<string, number>> {
  const erased: Record<string, number> = {}
  const failures: unknown[] = []
  for (const [what, purge] of Object.entries(PURGES)) {
    try {
      erased[what] = await purgeAll(db, files, purge)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not everything that is over could be erased')
  return erased
}

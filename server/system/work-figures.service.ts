import { COUNTED_MAX } from '#domain/system/system.schema.ts'
import type { Database } from '../db/connect.ts'
import { readLastBackup } from './last-backup.ts'
import { countMails, findDailyRuns, findOldestQueuedMail, listQueues } from './system.queries.ts'

/** What waits to be done, for whoever is alerted when it waits too long. */
export interface WorkFigures {
  queues: { name: string; waiting: number; active: number; failed: number }[]
  daily_done_at: string | null
  mails: { queued: number; failed: number; oldest_queued_at: string | null }
  /** Mails are counted no further. */
  counted_max: number
  backup_finished_at: string | null
}

export async function getWorkFigures(db: Database, dataDir: string): Promise<WorkFigures> {
  const [queues, daily, queued, failed, oldest, backup] = await Promise.all([
    listQueues(db),
    findDailyRuns(db),
    countMails(db, 'queued'),
    countMails(db, 'failed'),
    findOldestQueuedMail(db),
    readLastBackup(dataDir),
  ])
  return {
    queues,
    daily_done_at: daily.done_at,
    mails: { queued: queued.count, failed: failed.count, oldest_queued_at: oldest.created_at },
    counted_max: COUNTED_MAX,
    backup_finished_at: backup?.finished_at ?? null,
  }
}

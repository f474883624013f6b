import { Gauge, Registry } from 'prom-client'
import { COUNTED_MAX } from '#domain/system/system.schema.ts'
import { readLastBackup } from '../backup/backup-files.ts'
import type { Database } from '../db/connect.ts'
import { withTimeout } from '../infra/timeout.ts'
import { findDailyRuns, findMailFacts, listQueues } from './system.queries.ts'

const READ_WITHIN_MS = 1000

function readWork(db: Database, dataDir: string) {
  return Promise.all([listQueues(db), findDailyRuns(db), findMailFacts(db), readLastBackup(dataDir)])
}

const secondsSince = (dateTime: string) => (Date.now() - Date.parse(dateTime)) / 1000

/**
 * Background work of all processes on the database, read at each scrape. While the database is unreachable, only
 * `thali_database_up` is reported: zeros would look like empty queues.
 */
export async function getWorkMetrics(db: Database, dataDir: string): Promise<Registry> {
  const registry = new Registry()
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const work = await withTimeout(readWork(db, dataDir), READ_WITHIN_MS).catch(() => null)
  gauge('thali_database_up', 'Whether the database answered within a second.').set(work ? 1 : 0)
  if (!work) return registry
  const [queues, daily, { queued, failed, oldest_at }, backup] = work

  const jobs = gauge('thali_jobs', 'Background jobs.', ['queue', 'state'])
  for (const { name: queue, waiting, active, failed } of queues) {
    jobs.set({ queue, state: 'waiting' }, waiting)
    jobs.set({ queue, state: 'active' }, active)
    jobs.set({ queue, state: 'failed' }, failed)
  }
  if (daily.done_at) {
    gauge('thali_daily_run_age_seconds', 'Time since the daily run last finished.').set(secondsSince(daily.done_at))
  }
  const mails = gauge('thali_mails', `Emails in the outbox, counted up to ${COUNTED_MAX}.`, ['status'])
  mails.set({ status: 'queued' }, queued.count)
  mails.set({ status: 'failed' }, failed.count)
  gauge('thali_oldest_mail_age_seconds', 'How long the oldest email has been waiting; 0 if none is.').set(
    oldest_at ? secondsSince(oldest_at) : 0,
  )
  if (backup)
    gauge('thali_backup_age_seconds', 'Time since the last complete backup.').set(secondsSince(backup.finished_at))
  return registry
}

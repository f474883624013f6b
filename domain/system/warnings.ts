import { HOUR_MS } from '../durations.ts'
import type { System } from './system.schema.ts'

/** A mail is retried within six hours at most, so one that waits longer has failed more than once. */
const MAIL_WAITS_HOURS = 6
const DAILY_LATE_HOURS = 26
const BACKUP_OLD_HOURS = 48
const DISK_LOW_PART = 0.1

function hoursSince(dateTime: string | null, now: Date): number {
  return dateTime === null ? Number.POSITIVE_INFINITY : (now.getTime() - Date.parse(dateTime)) / HOUR_MS
}

function aboutDailyRun({ app, jobs: { daily } }: System, now: Date): string | null {
  if (daily.failed_at !== null && daily.failed_at > (daily.done_at ?? ''))
    return 'The last daily run failed. We’ll try again. The log says why.'
  // The first run follows within minutes of the first start.
  const isLate = hoursSince(daily.done_at, now) > DAILY_LATE_HOURS && hoursSince(app.started_at, now) > 1
  return isLate ? 'The daily run hasn’t deleted old data for more than a day.' : null
}

function aboutMails({ mails }: System, now: Date): string | null {
  if (mails.failed.count > 0) return 'Some emails couldn’t be sent. See them under Mail.'
  const isStuck = mails.oldest_queued_at !== null && hoursSince(mails.oldest_queued_at, now) > MAIL_WAITS_HOURS
  return isStuck ? `An email has been waiting for more than ${MAIL_WAITS_HOURS} hours.` : null
}

function aboutBackup({ last_backup, backups }: System, now: Date): string | null {
  if (backups?.failed_at) return 'The last daily backup failed. We’ll try again. The log says why.'
  if (last_backup === null) return 'No backup has been recorded.'
  const isOld = hoursSince(last_backup.finished_at, now) > BACKUP_OLD_HOURS
  return isOld ? 'The last backup is more than two days old.' : null
}

function aboutDisk({ storage }: System): string | null {
  return storage.free_bytes < storage.disk_bytes * DISK_LOW_PART ? 'Less than a tenth of the disk is free.' : null
}

/** Warnings for the operator, most urgent first. */
export function findWarnings(system: System, now: Date): string[] {
  const warnings = [
    aboutDisk(system),
    aboutMails(system, now),
    aboutDailyRun(system, now),
    aboutBackup(system, now),
    system.has_rate_limits ? null : 'Rate limits are off. Do this only for automated and load tests.',
  ]
  return warnings.filter((warning) => warning !== null)
}

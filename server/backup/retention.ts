import { BACKUP_RETENTION_DAYS } from '#domain/privacy/privacy-rules.ts'

const DAILY = 7
const WEEKLY = 4
const DAY_MS = 24 * 3600 * 1000
/** The epoch began on a Thursday: weeks are cut on Mondays. */
const TO_MONDAY = 3

function dayOf(date: Date): number {
  return Math.floor(date.getTime() / DAY_MS)
}

function weekOf(date: Date): number {
  return Math.floor((dayOf(date) + TO_MONDAY) / 7)
}

/** The newest of each period, for so many of them. */
function newestOf<T extends { madeAt: Date }>(files: readonly T[], periodOf: (date: Date) => number, periods: number) {
  const newest = new Map<number, T>()
  for (const file of files) if (!newest.has(periodOf(file.madeAt))) newest.set(periodOf(file.madeAt), file)
  return [...newest.values()].slice(0, periods)
}

/**
 * Which backups have served: all but the newest of each of seven days and of four weeks, and whatever is as old as
 * people are told that backups live.
 * @param files newest first
 */
export function listOutlived<T extends { madeAt: Date }>(files: readonly T[], now: Date): T[] {
  const oldest = now.getTime() - BACKUP_RETENTION_DAYS * DAY_MS
  const kept = new Set([...newestOf(files, dayOf, DAILY), ...newestOf(files, weekOf, WEEKLY)])
  return files.filter((file) => !kept.has(file) || file.madeAt.getTime() <= oldest)
}

export function isOfToday(date: Date, now: Date): boolean {
  return dayOf(date) === dayOf(now)
}

import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '#domain/durations.ts'
import { BACKUP_RETENTION_DAYS } from '#domain/privacy/privacy-rules.ts'
import { BackupRecord, type System } from '#domain/system/system.schema.ts'
import { writeWhole } from '../infra/files/whole-file.ts'

/** thali-20261121T021203.123Z.tar.zst, with `.age` when it is encrypted. */
const NAME = /^thali-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d\.\d{3})Z\.tar\.zst(\.age)?$/

export function backupName(madeAt: Date, isEncrypted: boolean): string {
  return `thali-${madeAt.toISOString().replaceAll(/[-:]/g, '')}.tar.zst${isEncrypted ? '.age' : ''}`
}

/** Newest first, without other files of the folder. */
export async function listBackups(folder: string): Promise<{ path: string; madeAt: Date }[]> {
  const names = await readdir(folder).catch(() => [])
  const backups = names.flatMap((name) => {
    if (!NAME.test(name)) return []
    return [{ path: join(folder, name), madeAt: new Date(name.replace(NAME, '$1-$2-$3T$4:$5:$6Z')) }]
  })
  return backups.sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
}

export const UNFINISHED = '.unfinished-'

/** Files left by a process that was killed; younger ones may still be in use. */
export async function listAbandoned(folder: string, now: Date): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(UNFINISHED))
  const abandoned: string[] = []
  for (const name of names) {
    const stats = await stat(join(folder, name)).catch(() => null)
    if (stats && now.getTime() - stats.mtimeMs > DAY_MS) abandoned.push(join(folder, name))
  }
  return abandoned
}

/**
 * Written by the program that makes the backup, when it is complete: `{"finished_at": "2026-11-21T02:00:00Z", "bytes":
 * 73400320}`.
 */
const RECORD = 'last-backup.json'

/** @returns null when there is no readable record */
export async function readLastBackup(dataDir: string): Promise<System['last_backup']> {
  try {
    const record = BackupRecord.safeParse(JSON.parse(await readFile(join(dataDir, RECORD), 'utf8')))
    return record.success ? { ...record.data, finished_at: new Date(record.data.finished_at).toISOString() } : null
  } catch {
    return null
  }
}

export async function writeLastBackup(dataDir: string, record: NonNullable<System['last_backup']>): Promise<void> {
  await writeWhole(join(dataDir, RECORD), JSON.stringify(record))
}

const DAILY = 7
const WEEKLY = 4
/** The epoch began on a Thursday; weeks begin on Monday. */
const TO_MONDAY = 3

const dayOf = (date: Date) => Math.floor(date.getTime() / DAY_MS)
const weekOf = (date: Date) => Math.floor((dayOf(date) + TO_MONDAY) / 7)

/** The newest item of each period, for at most `periods` periods. */
function newestOf<T extends { madeAt: Date }>(files: readonly T[], periodOf: (date: Date) => number, periods: number) {
  const newest = new Map<number, T>()
  for (const file of files) if (!newest.has(periodOf(file.madeAt))) newest.set(periodOf(file.madeAt), file)
  return [...newest.values()].slice(0, periods)
}

/**
 * Which backups to delete: all but the newest of each of seven days and of four weeks, and all that have reached the
 * retention period that the privacy page names.
 * @param files newest first
 */
export function listExpiredBackups<T extends { madeAt: Date }>(files: readonly T[], now: Date): T[] {
  const oldest = now.getTime() - BACKUP_RETENTION_DAYS * DAY_MS
  const retained = new Set([...newestOf(files, dayOf, DAILY), ...newestOf(files, weekOf, WEEKLY)])
  return files.filter((file) => !retained.has(file) || file.madeAt.getTime() <= oldest)
}

export function isOfToday(date: Date, now: Date): boolean {
  return dayOf(date) === dayOf(now)
}

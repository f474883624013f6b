import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { System } from '#domain/system/system.schema.ts'
import { withOwnConnection } from '../db/connection/own-connection.ts'
import { OperatorError } from '../errors.ts'
import { writeWhole } from '../infra/files/whole-file.ts'
import { type OperationLog, toLoggedError } from '../infra/log.ts'
import { isOfToday, listAbandoned, listBackups, listExpiredBackups } from './backup-files.ts'
import { type BackupSource, type BackupTarget, makeBackup, PLAIN_BACKUP, saveErasures } from './make-backup.ts'

/** An arbitrary number: of several processes on one database, only one makes the daily backup. */
const BACKUP_LOCK = 7_421_002
const CHECK_EVERY_MS = 600_000
const FAILED = '.failed'

async function isDue(folder: string): Promise<boolean> {
  const [newest] = await listBackups(folder)
  return newest === undefined || !isOfToday(newest.madeAt, new Date())
}

/** Removes old backups, even on days when no backup succeeds. */
async function prune({ dataDir }: BackupSource, folder: string): Promise<void> {
  const now = new Date()
  const expired = listExpiredBackups(await listBackups(folder), now).map(({ path }) => path)
  const abandoned = [...(await listAbandoned(folder, now)), ...(await listAbandoned(dataDir, now))]
  for (const path of [...expired, ...abandoned]) await rm(path, { recursive: true, force: true })
}

async function withBackupLock<T>(url: string, run: () => Promise<T>): Promise<T | null> {
  return withOwnConnection(url, async (client) => {
    await client.query('begin')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as is_ours', [BACKUP_LOCK])
    return rows[0]?.is_ours ? run() : null
  })
}

/** @returns null if today's backup exists, or another process is making it */
async function makeDailyBackup(source: BackupSource, target: BackupTarget, signal: AbortSignal) {
  const { folder } = target
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await prune(source, folder)
  await saveErasures(source.dataDir, folder)
  const makeIfDue = async () => ((await isDue(folder)) ? makeBackup(source, target, signal) : null)
  const backup = (await isDue(folder)) ? await withBackupLock(source.url, makeIfDue) : null
  // Today's backup may also come from `npm run backup`, or from another process.
  if (!(await isDue(folder))) await rm(join(folder, FAILED), { force: true })
  if (backup) await prune(source, folder)
  return backup
}

/** Makes a backup each day (UTC), soon after midnight or at the day's first start, and retries until it succeeds. */
export function startBackupSchedule(source: BackupSource, target: BackupTarget, log: OperationLog) {
  const stopping = new AbortController()

  async function check(): Promise<void> {
    try {
      const backup = await makeDailyBackup(source, target, stopping.signal)
      if (!backup) return
      log.info({ bytes: backup.bytes }, 'daily backup made')
      if (target.key === undefined) log.warn({ folder: target.folder }, PLAIN_BACKUP)
    } catch (error) {
      if (stopping.signal.aborted) return
      const reason = error instanceof OperatorError ? error.message : toLoggedError(error)
      log.error({ reason }, 'daily backup failed, will try again later')
      await writeWhole(join(target.folder, FAILED), new Date().toISOString()).catch(() => undefined)
    }
  }

  if (target.key === undefined) log.warn({ folder: target.folder }, PLAIN_BACKUP)
  let running = check()
  const timer = setInterval(() => {
    running = running.then(check)
  }, CHECK_EVERY_MS)
  timer.unref()
  return {
    /** Aborts a running backup and removes its files. */
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}

/** For the System page. @param folder null while nothing is scheduled */
export async function readBackups(folder: string | null): Promise<System['backups']> {
  if (folder === null) return null
  const backups = await listBackups(folder)
  const failedAt = await readFile(join(folder, FAILED), 'utf8').catch(() => null)
  return { count: backups.length, oldest_at: backups.at(-1)?.madeAt.toISOString() ?? null, failed_at: failedAt }
}

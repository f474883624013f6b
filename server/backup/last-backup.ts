import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupRecord, type System } from '#domain/system/system.schema.ts'

/** Written by whatever makes the backup, once it is whole: `{"finished_at": "2026-11-21T02:00:00Z", "bytes": 73400320}`. */
const RECORD = 'last-backup.json'

/** @returns null when there is no record that can be believed */
export async function readLastBackup(dataDir: string): Promise<System['last_backup']> {
  try {
    const record = BackupRecord.safeParse(JSON.parse(await readFile(join(dataDir, RECORD), 'utf8')))
    return record.success ? { ...record.data, finished_at: new Date(record.data.finished_at).toISOString() } : null
  } catch {
    return null
  }
}

export async function writeLastBackup(dataDir: string, record: NonNullable<System['last_backup']>): Promise<void> {
  const path = join(dataDir, RECORD)
  await writeFile(`${path}.new`, JSON.stringify(record), { mode: 0o600 })
  await rename(`${path}.new`, path)
}

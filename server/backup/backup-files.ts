import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** thali-20261121T021203.123Z.tar.zst, with `.age` when it is encrypted. */
const NAME = /^thali-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d\.\d{3})Z\.tar\.zst(\.age)?$/

export interface BackupFile {
  path: string
  madeAt: Date
}

export function backupName(madeAt: Date, isEncrypted: boolean): string {
  return `thali-${madeAt.toISOString().replaceAll(/[-:]/g, '')}.tar.zst${isEncrypted ? '.age' : ''}`
}

/** Newest first, without other files of the folder. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder).catch(() => [])
  const found = names.flatMap((name) => {
    const parts = NAME.exec(name)
    if (!parts) return []
    const [, year, month, day, hours, minutes, seconds] = parts
    return [{ path: join(folder, name), madeAt: new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`) }]
  })
  return found.sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
}

export const UNFINISHED = '.unfinished-'
const DAY_MS = 24 * 3600 * 1000

/** Files left by a process that was killed; younger ones may still be in use. */
export async function listAbandoned(folder: string, now: Date): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(UNFINISHED))
  const abandoned: string[] = []
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && now.getTime() - found.mtimeMs > DAY_MS) abandoned.push(join(folder, name))
  }
  return abandoned
}

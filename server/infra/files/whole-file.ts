import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '#domain/durations.ts'
import { errorCode } from '../../errors.ts'

/** Suffix of a file's name until the file is complete. */
export const UNFINISHED = '.part'
/** Writing takes seconds; a younger file may still be written by another process. */
const ABANDONED_MS = HOUR_MS

/** Handles a file that may be missing. @throws every other error */
export function nullIfMissing(error: unknown): null {
  if (errorCode(error) === 'ENOENT') return null
  throw error
}

/** Writes a file that appears under its name only when it is complete and on disk. */
export async function writeWhole(
  path: string,
  contents: string | Uint8Array,
  unfinished = `${path}${UNFINISHED}`,
): Promise<void> {
  try {
    await writeFile(unfinished, contents, { flush: true, mode: 0o600 })
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** A new name is on disk only once its folder is synced. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/**
 * Removes files with an ending, written before a moment, from a folder and those below it; the folder may be missing.
 * @returns the number of files
 */
export async function removeFilesBefore(folder: string, ending: string, moment: Date): Promise<number> {
  const names = (await readdir(folder, { recursive: true }).catch(nullIfMissing)) ?? []
  let removed = 0
  for (const name of names) {
    if (!name.endsWith(ending)) continue
    const path = join(folder, name)
    const file = await stat(path).catch(nullIfMissing)
    if (!file?.isFile() || file.mtime >= moment) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

/** Removes unfinished files of killed processes. @returns the number of files */
export function removeUnfinished(folder: string): Promise<number> {
  return removeFilesBefore(folder, UNFINISHED, new Date(Date.now() - ABANDONED_MS))
}

import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The end of a file's name until the file is whole. */
export const UNFINISHED = '.part'
/** Writing one takes seconds; another process may be at it. */
const ABANDONED_MS = 3600 * 1000

/** For a file that may be missing. @throws every other error */
export function unlessGone(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

/** Writes a file that appears under its name only when it is whole and on the disk. */
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

/** A new name is on the disk only once its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Removes what a process that was killed has left in a folder, or one below it. @returns how many files */
export async function removeUnfinished(folder: string): Promise<number> {
  const names = (await readdir(folder, { recursive: true }).catch(unlessGone)) ?? []
  let removed = 0
  for (const name of names) {
    if (!name.endsWith(UNFINISHED)) continue
    const path = join(folder, name)
    const file = await stat(path).catch(unlessGone)
    if (!file?.isFile() || file.mtimeMs > Date.now() - ABANDONED_MS) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

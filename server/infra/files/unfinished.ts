import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What a file is called until it is whole. */
export const UNFINISHED = '.part'
/** Writing one takes seconds; another process may be at it. */
const ABANDONED_MS = 3600 * 1000

function unlessGone(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

/**
 * Removes what somebody began to write into a folder, or one below it, and did not end: a process that is killed amid
 * an upload leaves such a file. @returns how many
 */
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

import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'

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

/**
 * Flydrive's disk driver writes into the final name: a reader could see half a picture, and an end in the middle would
 * leave one. Here a file appears under its name only when it is whole and on the disk.
 */
export class WholeFileDriver extends FSDriver {
  private readonly folder: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.folder = folder
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const target = join(this.folder, key)
    const unfinished = `${target}.${randomUUID()}${UNFINISHED}`
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    try {
      await writeFile(unfinished, contents, { flush: true, mode: 0o600 })
      await rename(unfinished, target)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }
}

import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'
import { UNFINISHED } from './unfinished.ts'

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

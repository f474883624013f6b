import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  /** Path in the archive: `data/account.json`. */
  path: string
  /** Called when the entry is written, one after another; null makes it empty. */
  open: () => Promise<Readable | null>
  /** False for content that is already compressed. */
  compress?: boolean
}

/** Writes an archive while it is read, with only a piece of one entry in memory. */
export function toZip(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile()
  const output = new Readable().wrap(zip.outputStream)
  let current: Readable | undefined
  zip.on('error', (error) => output.destroy(error))
  output.once('close', () => current?.destroy())
  for (const { path, open, compress = true } of entries) {
    zip.addReadStreamLazy(path, { compress, mode: 0o100600 }, (callback) => {
      if (output.destroyed) return
      open().then(
        (stream) => {
          current = stream ?? Readable.from([])
          current.on('error', (error) => output.destroy(error))
          callback(null, current)
        },
        (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
      )
    })
  }
  zip.end()
  return output
}

import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  /** Where it lies in the archive: `data/account.json`. */
  path: string
  /** Called when its turn comes, one entry after the other; null leaves it empty. */
  open: () => Promise<Readable | null>
  /** False for what is compressed already. */
  compress?: boolean
}

/** An archive that is written while it is read: never more of it is in memory than a piece of one entry. */
export function toZip(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile()
  const output = new Readable().wrap(zip.outputStream)
  let current: Readable | undefined
  zip.on('error', (error) => output.destroy(error))
  output.once('close', () => current?.destroy())
  for (const { path, open, compress = true } of entries) {
    zip.addReadStreamLazy(path, { compress, mode: 0o100600 }, (hand) => {
      if (output.destroyed) return
      open().then(
        (stream) => {
          current = stream ?? Readable.from([])
          current.on('error', (error) => output.destroy(error))
          hand(null, current)
        },
        (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
      )
    })
  }
  zip.end()
  return output
}

import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { type Header, type Pack, pack } from 'tar-stream'
import * as z from 'zod/mini'
import { nullIfMissing } from '../infra/files/whole-file.ts'

/** The first file of an archive; describes the rest. */
export const HEAD = 'thali-backup.json'

export const ArchiveHead = z.object({
  format: z.literal(2),
  /** The files of the embedded database, or an export of the one at DATABASE_URL. */
  kind: z.enum(['files', 'export']),
  made_at: z.iso.datetime(),
  /** Major version of the database. */
  postgres: z.string(),
})
export type ArchiveHead = z.infer<typeof ArchiveHead>

const CHUNK = 256 * 1024

async function* readExactly(file: FileHandle, bytes: number): AsyncGenerator<Buffer> {
  for (let remaining = bytes; remaining > 0; ) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(Math.min(remaining, CHUNK)))
    // The file has been truncated since its size was written. PostgreSQL repairs it from the write-ahead log.
    const chunk = bytesRead === 0 ? Buffer.alloc(Math.min(remaining, CHUNK)) : buffer.subarray(0, bytesRead)
    remaining -= chunk.length
    yield chunk
  }
}

function addEntry(
  tar: Pack,
  header: Partial<Header> & { name: string },
  body: AsyncIterable<Buffer> | Iterable<Buffer> = [],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = tar.entry(header, (error) => (error ? reject(error) : resolve()))
    entry.on('error', reject)
    if (header.type === 'directory') return
    Readable.from(body)
      .on('error', (error) => entry.destroy(error))
      .pipe(entry)
  })
}

function createWriter(tar: Pack) {
  return {
    folder: (name: string) => addEntry(tar, { name: `${name}/`, mode: 0o700, type: 'directory' }),
    text(name: string, contents: string | Buffer) {
      const bytes = Buffer.from(contents)
      return addEntry(tar, { name, mode: 0o600, size: bytes.length, type: 'file' }, [bytes])
    },
    /** Skips a file that no longer exists. */
    async file(name: string, path: string): Promise<void> {
      const handle = await open(path).catch(nullIfMissing)
      if (!handle) return
      try {
        const { size } = await handle.stat()
        await addEntry(tar, { name, mode: 0o600, size, type: 'file' }, readExactly(handle, size))
      } finally {
        await handle.close()
      }
    },
  }
}
export type ArchiveWriter = ReturnType<typeof createWriter>

/** Yields the archive while `write` adds entries to it, one after the other. */
export async function* createArchive(write: (archive: ArchiveWriter) => Promise<void>): AsyncGenerator<Buffer> {
  const tar = pack()
  const writing = write(createWriter(tar)).then(
    () => tar.finalize(),
    (error: Error) => void tar.destroy(error),
  )
  try {
    yield* tar as AsyncIterable<Buffer>
  } finally {
    tar.destroy()
    await writing
  }
}

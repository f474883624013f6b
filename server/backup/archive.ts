import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import * as z from 'zod/mini'
import { codeOf } from '../db/embedded/data-directory.ts'
import { headerOf, paddingOf, TAR_END } from './tar.ts'

/** The first file of an archive says what it is, the last one that it is whole. */
export const HEAD = 'thali-backup.json'
export const TAIL = 'thali-backup.end.json'

export const ArchiveHead = z.object({
  format: z.literal(1),
  /** The files of the embedded database, or an export of the one at DATABASE_URL. */
  kind: z.enum(['files', 'export']),
  made_at: z.iso.datetime(),
  /** Major version of the database. */
  postgres: z.string(),
})
export type ArchiveHead = z.infer<typeof ArchiveHead>

/** `sha256` is of everything before this file. */
export const ArchiveTail = z.object({ files: z.int(), sha256: z.string() })

const CHUNK = 256 * 1024

async function* bytesOf(file: FileHandle, bytes: number): AsyncGenerator<Buffer> {
  for (let missing = bytes; missing > 0; ) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(Math.min(missing, CHUNK)))
    // Cut short since its length was told: the write-ahead log puts right what is missing.
    const piece = bytesRead === 0 ? Buffer.alloc(Math.min(missing, CHUNK)) : buffer.subarray(0, bytesRead)
    missing -= piece.length
    yield piece
  }
}

/** Writes entries one after the other; what it yields is the archive. */
export function createArchive() {
  const hash = createHash('sha256')
  let files = 0

  async function* hashed(pieces: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      if (piece.length === 0) continue
      hash.update(piece)
      yield piece
    }
  }

  function folder(name: string) {
    return hashed([headerOf({ name: `${name}/`, bytes: 0, isFolder: true })])
  }

  function text(name: string, contents: string | Buffer) {
    const bytes = Buffer.from(contents)
    files += 1
    return hashed([headerOf({ name, bytes: bytes.length, isFolder: false }), bytes, paddingOf(bytes.length)])
  }

  /** A file that is gone by now is passed over. */
  async function* file(name: string, path: string): AsyncGenerator<Buffer> {
    const handle = await open(path).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return null
      throw error
    })
    if (!handle) return
    try {
      const { size } = await handle.stat()
      files += 1
      yield* hashed([headerOf({ name, bytes: size, isFolder: false })])
      yield* hashed(bytesOf(handle, size))
      yield* hashed([paddingOf(size)])
    } finally {
      await handle.close()
    }
  }

  async function* end(): AsyncGenerator<Buffer> {
    const tail = Buffer.from(JSON.stringify({ files, sha256: hash.digest('hex') }))
    yield headerOf({ name: TAIL, bytes: tail.length, isFolder: false })
    yield tail
    yield paddingOf(tail.length)
    yield TAR_END
  }
  return { folder, text, file, end }
}
export type Archive = ReturnType<typeof createArchive>

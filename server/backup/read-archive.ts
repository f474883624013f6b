import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { codeOf } from '../db/embedded/data-directory.ts'
import { OperatorError } from '../errors.ts'
import { ArchiveHead, ArchiveTail, HEAD, TAIL } from './archive.ts'
import { decrypt, ENCRYPTED } from './encryption.ts'
import { createTaker, paddingOf, readHeader, type Taker, type TarEntry } from './tar.ts'

const BLOCK = 512
/** What Zstandard begins its frames with. */
const COMPRESSED = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])
const SMALL = 64 * 1024
/** What a backup may bring: nothing that climbs out of the folder, and nothing that we do not know. */
const KNOWN = /^(postgres|media|private|outbox|export)(\/[^/\\]+)*\/?$|^auth-secret$|^thali-backup(\.end)?\.json$/

const damaged = (path: string) => new OperatorError(`The backup ${path} is damaged: it is not what was written.`)
const foreign = (path: string) => new OperatorError(`${path} is no backup of this Thali.`)
const cutOff = (path: string) => new OperatorError(`The backup ${path} is not whole: it ends too early.`)

async function* plainBytes(path: string, key: string | undefined): AsyncGenerator<Buffer> {
  const chunks: AsyncIterable<Buffer> = createReadStream(path)
  const taker = createTaker(chunks)
  const first = await taker.take(ENCRYPTED.length)
  const again = createTaker(joined(first, taker))
  if (first.equals(ENCRYPTED)) yield* decrypt(again, key)
  else if (!first.subarray(0, COMPRESSED.length).equals(COMPRESSED)) throw foreign(path)
  else yield* again.pieces(Number.POSITIVE_INFINITY)
}

async function* joined(first: Buffer, rest: Taker): AsyncGenerator<Buffer> {
  yield first
  yield* rest.pieces(Number.POSITIVE_INFINITY)
}

function isSafe({ name }: TarEntry): boolean {
  return KNOWN.test(name) && !name.split('/').includes('..') && !name.split('/').includes('.')
}

function requireHead(path: string, bytes: Buffer): ArchiveHead {
  try {
    return ArchiveHead.parse(JSON.parse(bytes.toString()))
  } catch {
    throw foreign(path)
  }
}

interface Reading {
  path: string
  folder: string
  taker: Taker
  hash: ReturnType<typeof createHash>
}

async function takeSmall({ path, taker }: Reading, { bytes }: TarEntry): Promise<Buffer> {
  if (bytes > SMALL) throw damaged(path)
  const taken = await taker.take(bytes + paddingOf(bytes).length)
  if (taken.length < bytes) throw cutOff(path)
  return taken
}

/** A file's bytes go straight to the disk; it counts only once the whole archive has been read. */
async function extract({ path, folder, taker, hash }: Reading, { name, bytes, isFolder }: TarEntry): Promise<void> {
  const target = join(folder, name)
  if (isFolder) {
    await mkdir(target, { recursive: true, mode: 0o700 })
    return
  }
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  let missing = bytes
  async function* pieces() {
    for await (const piece of taker.pieces(bytes)) {
      hash.update(piece)
      missing -= piece.length
      yield piece
    }
  }
  await pipeline(pieces, createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }))
  if (missing > 0) throw cutOff(path)
  hash.update(await taker.take(paddingOf(bytes).length))
}

async function extractAll(reading: Reading): Promise<ArchiveHead> {
  const { path, taker, hash } = reading
  let head: ArchiveHead | null = null
  for (let files = 0; ; ) {
    const block = await taker.take(BLOCK)
    if (block.length < BLOCK) throw cutOff(path)
    const entry = readHeader(block)
    if (!entry || !isSafe(entry)) throw damaged(path)
    if (entry.name === TAIL) {
      const bytes = await takeSmall(reading, entry)
      const tail = ArchiveTail.parse(JSON.parse(bytes.subarray(0, entry.bytes).toString()))
      if (!head || tail.files !== files || tail.sha256 !== hash.digest('hex')) throw damaged(path)
      return head
    }
    hash.update(block)
    if (!entry.isFolder) files += 1
    if (head === null) {
      if (entry.name !== HEAD) throw foreign(path)
      const bytes = await takeSmall(reading, entry)
      hash.update(bytes)
      head = requireHead(path, bytes.subarray(0, entry.bytes))
    } else await extract(reading, entry)
  }
}

const ENDED_EARLY = new Set(['Z_BUF_ERROR', 'ERR_STREAM_PREMATURE_CLOSE'])

/** Errors of ours and of the disk that is written say what they are; any other comes from bytes that are not right. */
function toReason(path: string, error: unknown): unknown {
  if (error instanceof OperatorError) return error
  const code = String(codeOf(error))
  if (ENDED_EARLY.has(code)) return cutOff(path)
  if (code === 'ENOENT' && (error as NodeJS.ErrnoException).path === path) {
    return new OperatorError(`There is no backup ${path}.`)
  }
  return /^E[A-Z]+$/.test(code) ? error : damaged(path)
}

/** Reads a backup into a folder. @throws OperatorError where it is damaged, cut short or made with another key */
export async function readArchive(path: string, folder: string, key: string | undefined): Promise<ArchiveHead> {
  const plain = Readable.from(plainBytes(path, key))
  const tar = new PassThrough()
  const feeding = pipeline(plain, createZstdDecompress(), tar)
  // The reader below sees why it failed.
  feeding.catch(() => undefined)
  try {
    const head = await extractAll({ path, folder, taker: createTaker(tar), hash: createHash('sha256') })
    for await (const _rest of tar);
    await feeding
    return head
  } catch (error) {
    tar.destroy()
    throw toReason(
      path,
      await feeding.then(
        () => error,
        (reason: unknown) => (tar.errored ? reason : error),
      ),
    )
  }
}

import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { type Extract, extract, type Header } from 'tar-stream'
import { errorCode, OperatorError } from '../errors.ts'
import { ArchiveHead, HEAD } from './archive.ts'
import { AGE_HEADER, decrypt } from './encryption.ts'

/** The first bytes of every Zstandard frame. */
const ZSTD_HEADER = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])
const HEAD_MAX = 64 * 1024
/** Accepts known names only, so that no entry can leave the folder. */
const KNOWN = /^(postgres|media|private|outbox|export)(\/[^/\\]+)*\/?$|^auth-secret$/

const damaged = (path: string) => new OperatorError(`The backup ${path} is damaged or incomplete.`)
const foreign = (path: string) => new OperatorError(`${path} is not a backup of this Thali.`)

async function* readCompressed(path: string, key: string | undefined): AsyncGenerator<Uint8Array> {
  const start = await buffer(createReadStream(path, { end: AGE_HEADER.length - 1 }))
  if (start.equals(AGE_HEADER)) yield* decrypt(createReadStream(path), key)
  else if (start.subarray(0, ZSTD_HEADER.length).equals(ZSTD_HEADER)) yield* createReadStream(path)
  else throw foreign(path)
}

function isSafe({ name, type }: Header): boolean {
  const steps = name.split('/')
  return (type === 'file' || type === 'directory') && KNOWN.test(name) && !steps.includes('..') && !steps.includes('.')
}

async function readHead(path: string, { name, size = 0 }: Header, entry: Readable): Promise<ArchiveHead> {
  if (name !== HEAD || size > HEAD_MAX) throw foreign(path)
  try {
    return ArchiveHead.parse(JSON.parse(await text(entry)))
  } catch {
    throw foreign(path)
  }
}

/** Writes the files to disk; they are used only once the whole archive has been read. */
async function extractAll(path: string, entries: Extract, folder: string): Promise<ArchiveHead> {
  let head: ArchiveHead | null = null
  for await (const entry of entries) {
    const { header } = entry
    const contents = Readable.from(entry)
    if (!head) {
      head = await readHead(path, header, contents)
      continue
    }
    if (!isSafe(header)) throw damaged(path)
    const target = join(folder, header.name)
    await mkdir(header.type === 'directory' ? target : dirname(target), { recursive: true, mode: 0o700 })
    if (header.type === 'directory') entry.resume()
    else await pipeline(contents, createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }))
  }
  if (!head) throw foreign(path)
  return head
}

/** Passes on our own errors and file system errors; any other means that the archive is damaged. */
function toReason(path: string, error: unknown): unknown {
  if (error instanceof OperatorError) return error
  const code = String(errorCode(error))
  if (code === 'ENOENT' && (error as NodeJS.ErrnoException).path === path) {
    return new OperatorError(`Backup not found: ${path}.`)
  }
  return /^E[A-Z]+$/.test(code) ? error : damaged(path)
}

/** Reads a backup into a folder. @throws OperatorError if it is damaged, truncated or encrypted with another key */
export async function readArchive(path: string, folder: string, key: string | undefined): Promise<ArchiveHead> {
  const entries = extract()
  const reading = pipeline(readCompressed(path, key), createZstdDecompress(), entries)
  const extracting = extractAll(path, entries, folder)
  const [read, extracted] = await Promise.allSettled([reading, extracting])
  const failure = [extracted, read].find((one) => one.status === 'rejected' && one.reason instanceof OperatorError)
  if (failure?.status === 'rejected') throw failure.reason
  if (read.status === 'rejected') throw toReason(path, read.reason)
  if (extracted.status === 'rejected') throw toReason(path, extracted.reason)
  return extracted.value
}

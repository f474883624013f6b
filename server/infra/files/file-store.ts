import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { hasCause } from '../../errors.ts'
import { parseStorageUrl, STORAGE_URL_EXAMPLE } from './storage-url.ts'
import { removeUnfinished, UNFINISHED, writeWhole } from './whole-file.ts'

export type FileStore = Awaited<ReturnType<typeof createFileStore>>

/** Allows no dots except before the extension, so that no key can leave its folder. */
const KEY = /^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.[a-z0-9]{2,5}$/
const KEY_MAX = 200
const CONNECT_WITHIN_MS = 2000
const TIMEOUT_MS = 8000
const TRIES = 2
/** Prefix of the keys of documents; `/media` serves only pictures. */
export const DOCUMENTS = 'documents/'

const isKey = (key: string) => key.length <= KEY_MAX && KEY.test(key)

function requireKey(key: string): string {
  if (!isKey(key)) throw new Error('this is not the key of a stored file')
  return key
}

/** Missing on the disk or in the bucket; flydrive wraps the driver's own error. */
function isMissing(error: unknown): boolean {
  return hasCause(
    error,
    ({ code, $metadata }) => code === 'ENOENT' || code === 'ENOTDIR' || $metadata?.httpStatusCode === 404,
  )
}

async function readFrom(disk: Disk, key: string) {
  if (!isKey(key)) return null
  try {
    const { contentLength, contentType } = await disk.getMetaData(key)
    return {
      stream: await disk.getStream(key),
      length: contentLength,
      content_type: contentType ?? 'application/octet-stream',
    }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * Flydrive's own driver writes directly to the final name: a reader could get half a picture, and a crash could leave
 * one.
 */
class WholeFileDriver extends FSDriver {
  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const target = join(String(this.options.location), key)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await writeWhole(target, contents, `${target}.${randomUUID()}${UNFINISHED}`)
  }
}

const openFolder = (location: string) => new Disk(new WholeFileDriver({ location, visibility: 'private' }))

async function openBucket(storageUrl: string): Promise<Disk> {
  const bucket = parseStorageUrl(storageUrl)
  if (!bucket) throw new Error(`STORAGE_URL must be an address like ${STORAGE_URL_EXAMPLE}.`)
  // Loaded only when STORAGE_URL is set: the S3 client is large.
  const { S3Driver } = await import('flydrive/drivers/s3')
  const driver = new S3Driver({
    ...bucket,
    // The bucket's name in the path works with every server; a subdomain needs a DNS entry for each bucket.
    forcePathStyle: true,
    visibility: 'private',
    supportsACL: false,
    // A bucket that does not respond must not delay requests: they get 503 with `Retry-After`.
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN_MS,
      requestTimeout: TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
    maxAttempts: TRIES,
    // Newer clients add checksums that many compatible servers reject.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return new Disk(driver)
}

interface FileStoreOptions {
  dir: string
  /** The folder of documents; by default next to the others. */
  privateDir?: string
  storageUrl?: string | undefined
}

/**
 * Uploads on disk, or in the bucket of STORAGE_URL. Keys look like `pictures/0f3a…-240.webp`; nothing else is ever
 * read. `pictures/` is public; `documents/` is stored separately, so that a server for the folder of pictures cannot
 * serve documents.
 */
export async function createFileStore({ dir, privateDir, storageUrl }: FileStoreOptions) {
  const disk = storageUrl === undefined ? openFolder(dir) : await openBucket(storageUrl)
  const privateDisk = privateDir && storageUrl === undefined ? openFolder(privateDir) : disk
  const diskOf = (key: string) => (key.startsWith(DOCUMENTS) ? privateDisk : disk)
  return {
    put: async (key: string, bytes: Uint8Array, contentType: string) =>
      diskOf(key).put(requireKey(key), bytes, { contentType, contentLength: bytes.byteLength }),
    /** Null for a missing file and for an invalid key. */
    read: (key: string) => readFrom(diskOf(key), key),
    /** Removing a missing file is not an error. */
    remove: async (key: string) => diskOf(key).delete(requireKey(key)),
    /**
     * Removes unfinished files of killed processes. @returns the number of files; a bucket only stores complete ones
     */
    async removeUnfinished(): Promise<number> {
      if (storageUrl !== undefined) return 0
      const counts = await Promise.all([dir, privateDir].map((folder) => (folder ? removeUnfinished(folder) : 0)))
      return counts.reduce((sum, count) => sum + count, 0)
    },
  }
}

import { mkdir, realpath, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { errorCode, OperatorError } from '../../errors.ts'

/** A restore reads into a folder with this prefix within the data directory. */
export const RESTORING = 'restoring-'
/** A file of this name marks a restored database until the next start has handled it. */
export const RESTORED = 'restored'

export type Layout = ReturnType<typeof layoutOf>

// The write-ahead log grows by files of 16 MB: with less space the server stops at the first burst of writes.
const FREE_BYTES_MIN = 32 * 1024 * 1024

/** Creates the folder, checks that it is writable, and returns the paths within it. */
export async function prepareDataDirectory(path: string): Promise<Layout> {
  const dataDir = resolve(path)
  try {
    await makeFolder(dataDir)
    await makeFolder(join(dataDir, 'postgres'))
    const layout = layoutOf(await realpath(dataDir))
    await checkWritable(layout.home)
    const { blocks, bavail, bsize } = await statfs(layout.home)
    if (blocks > 0 && bavail * bsize < FREE_BYTES_MIN) throw fullError(dataDir)
    return layout
  } catch (error) {
    throw toDataDirectoryError(dataDir, error)
  }
}

export function layoutOf(dataDir: string) {
  const home = join(dataDir, 'postgres')
  return {
    dataDir,
    home,
    cluster: join(home, 'data'),
    sockets: join(home, 'socket'),
    log: join(home, 'postgres.log'),
    password: join(home, 'password'),
    ownerLock: join(home, 'owner.lock'),
    ownerPid: join(home, 'owner.pid'),
    /** Exists once the role may make backups; older clusters lack it. */
    backupRights: join(home, 'backup-rights'),
  }
}

/** The mode of a folder that others use too, before the umask. */
const SHARED_MODE = 0o777

/**
 * Creates a folder closed to others, and its parents: Node's recursive mkdir reports ENOENT on a read-only file system.
 */
export async function makeFolder(path: string, mode = 0o700, hasParents = false): Promise<void> {
  try {
    await mkdir(path, { mode })
  } catch (error) {
    // Folders such as /proc report ENOENT although they exist.
    if (errorCode(error) === 'ENOENT' && !hasParents) {
      await makeFolder(dirname(path), SHARED_MODE)
      return makeFolder(path, mode, true)
    }
    const stats = await stat(path).catch(() => null)
    if (!stats?.isDirectory()) throw error
  }
}

/** Writes a test file, to find a full or read-only folder early. */
export async function checkWritable(folder: string): Promise<void> {
  const path = join(folder, `.write-test-${process.pid}`)
  try {
    await writeFile(path, Buffer.alloc(4096), { mode: 0o600, flush: true })
  } finally {
    await rm(path, { force: true }).catch(() => undefined)
  }
}

const WRITE_ERRORS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the file system is read-only',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOTDIR: 'a part of this path is a file',
  EEXIST: 'a part of this path is a file',
  ENOENT: 'it cannot be created there',
}

/** The reason why writing failed; undefined for errors that are not the file system's. */
export function writeErrorReason(error: unknown): string | undefined {
  return WRITE_ERRORS[String(errorCode(error))]
}

/** Turns a file system error into one line; returns other errors unchanged. */
export function toDataDirectoryError(dataDir: string, error: unknown): unknown {
  const code = errorCode(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') return fullError(dataDir)
  const reason = writeErrorReason(error)
  return reason ? new OperatorError(`Cannot write to the data directory ${dataDir}: ${reason}.`) : error
}

export function fullError(dataDir: string) {
  return new OperatorError(`The data directory ${dataDir} is full. Free at least 100 MB and start again.`)
}

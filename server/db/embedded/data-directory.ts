import { mkdir, open, realpath, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/** The data directory cannot serve; the message is one line for standard error. */
export class DataDirectoryError extends Error {}

/** What a restore has read so far lies in a folder of this name within the data directory. */
export const RESTORING = 'restoring-'
/** A file of this name marks a restored database that no start has handled yet. */
export const RESTORED = 'restored'

export type Layout = ReturnType<typeof layoutOf>

// The write-ahead log grows by files of 16 MB: with less room the server stops at its first busy moment.
const LEAST_FREE_BYTES = 32 * 1024 * 1024

/** Makes the folder, proves that it can be written, and says where everything in it lies. */
export async function prepareDataDirectory(path: string): Promise<Layout> {
  const wanted = resolve(path)
  try {
    await makeFolder(wanted)
    await makeFolder(join(wanted, 'postgres'))
    const layout = layoutOf(await realpath(wanted))
    await proveWritable(layout.home)
    const { blocks, bavail, bsize } = await statfs(layout.home)
    if (blocks > 0 && bavail * bsize < LEAST_FREE_BYTES) throw fullError(wanted)
    return layout
  } catch (error) {
    throw toDataDirectoryError(wanted, error)
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
    /** Says that the role may make backups; older clusters do not have it. */
    backupRights: join(home, 'backup-rights'),
  }
}

/** Of a folder that is not only ours, less what the umask takes. */
const AS_USUAL = 0o777

/** Makes a folder closed to others, and those above it: Node's own recursive mkdir answers ENOENT on a read-only file system. */
export async function makeFolder(path: string, mode = 0o700): Promise<void> {
  try {
    await mkdir(path, { mode })
  } catch (error) {
    if (codeOf(error) === 'ENOENT') {
      await makeFolder(dirname(path), AS_USUAL)
      return makeFolder(path, mode)
    }
    if (!(await isFolder(path))) throw error
  }
}

async function isFolder(path: string) {
  return (await stat(path).catch(() => null))?.isDirectory() ?? false
}

async function proveWritable(folder: string) {
  const path = join(folder, `write-test-${process.pid}`)
  try {
    const file = await open(path, 'w', 0o600)
    try {
      await file.write('written to find a full or read-only folder early\n')
      await file.sync()
    } finally {
      await file.close()
    }
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
}

/** Why the file system did not let us write; undefined for other errors. */
export function writeErrorReason(error: unknown): string | undefined {
  return WRITE_ERRORS[String(codeOf(error))]
}

/** One line for an error of the file system; other errors stay as they are. */
export function toDataDirectoryError(dataDir: string, error: unknown): unknown {
  const code = codeOf(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') return fullError(dataDir)
  const reason = writeErrorReason(error)
  return reason ? new DataDirectoryError(`The data directory ${dataDir} cannot be written: ${reason}.`) : error
}

export function fullError(dataDir: string) {
  return new DataDirectoryError(`The data directory ${dataDir} is full: free at least 100 MB and start again.`)
}

export function codeOf(error: unknown) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

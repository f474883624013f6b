import { mkdir, open, realpath, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/** The data directory cannot serve; the message is one line for standard error. */
export class DataDirectoryError extends Error {}

/** What a restore has read so far lies in a folder of this name within the data directory. */
export const RESTORING = 'restoring-'
/** Its file says that the database was restored and no start has looked at it yet. */
export const RESTORED = 'restored'

export interface Layout {
  dataDir: string
  home: string
  cluster: string
  sockets: string
  log: string
  password: string
  ownerLock: string
  ownerPid: string
  /** Says that the role may make backups; clusters of before know nothing of it. */
  backupRights: string
}

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

export function layoutOf(dataDir: string): Layout {
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

/** One line for what the file system refused; other errors stay as they are. */
export function toDataDirectoryError(dataDir: string, error: unknown): unknown {
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return fullError(dataDir)
    case 'EROFS':
      return cannotBeWritten(dataDir, 'the file system is read-only')
    case 'EACCES':
    case 'EPERM':
      return cannotBeWritten(dataDir, 'permission denied')
    case 'ENOTDIR':
    case 'EEXIST':
      return cannotBeWritten(dataDir, 'a part of this path is a file')
    default:
      return error
  }
}

export function fullError(dataDir: string) {
  return new DataDirectoryError(`The data directory ${dataDir} is full: free at least 100 MB and start again.`)
}

function cannotBeWritten(dataDir: string, reason: string) {
  return new DataDirectoryError(`The data directory ${dataDir} cannot be written: ${reason}.`)
}

export function codeOf(error: unknown) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

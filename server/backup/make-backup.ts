import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { codeOf } from '../db/embedded/data-directory.ts'
import { exportDatabase } from '../db/transfer/export.ts'
import { OperatorError } from '../errors.ts'
import { writeLastBackup } from '../system/last-backup.ts'
import { type Archive, createArchive, HEAD } from './archive.ts'
import { backupName, UNFINISHED } from './backup-files.ts'
import { beginCopy, listClusterFiles, listFiles, readSteadily } from './cluster-files.ts'
import { encryptWith } from './encryption.ts'

export interface BackupSource {
  dataDir: string
  /** Of the database as it runs now. */
  url: string
  /** Its files lie in the data directory and are copied; any other database is exported. */
  isEmbedded: boolean
}

export interface BackupTarget {
  folder: string
  /** Encrypts the backup. */
  key: string | undefined
}

export interface MadeBackup {
  path: string
  bytes: number
}

/** What lies beside the database. Their names say what is in them, so that none changes while it is copied. */
const FOLDERS = ['media', 'private', 'outbox']
const PLAIN_FILES = ['auth-secret', 'postgres/password', 'postgres/backup-rights']
const PART = /\.part$/
export const ERASURES = 'media/erasures/list.json'

async function* databaseFiles(archive: Archive, { dataDir, url }: BackupSource): AsyncGenerator<Buffer> {
  const cluster = join(dataDir, 'postgres/data')
  const copy = await beginCopy(url)
  try {
    yield* archive.folder('postgres')
    yield* archive.folder('postgres/data')
    for await (const { name, isFolder } of listClusterFiles(cluster)) {
      const path = join(cluster, name)
      if (isFolder) yield* archive.folder(`postgres/data/${name}`)
      else if (name.endsWith('pg_control')) yield* archive.text(`postgres/data/${name}`, await readSteadily(path))
      else yield* archive.file(`postgres/data/${name}`, path)
    }
    const { backupLabel, segments } = await copy.finish(cluster)
    yield* archive.text('postgres/data/backup_label', backupLabel)
    for (const name of segments) yield* archive.file(`postgres/data/pg_wal/${name}`, join(cluster, 'pg_wal', name))
  } finally {
    await copy.end()
  }
}

/** First onto the disk of the data directory, because an archive tells lengths before bytes. */
async function* databaseExport(archive: Archive, url: string, folder: string): AsyncGenerator<Buffer> {
  await exportDatabase(url, folder)
  yield* archive.folder('export')
  for (const name of await readdir(folder)) yield* archive.file(`export/${name}`, join(folder, name))
}

async function majorIn(dataDir: string): Promise<string> {
  return (await readFile(join(dataDir, 'postgres/data/PG_VERSION'), 'utf8')).trim()
}

/** The database first: every file that it names is there before it, and is copied after it. */
async function* contents(source: BackupSource, exportDir: string, madeAt: Date): AsyncGenerator<Buffer> {
  const { dataDir, isEmbedded } = source
  const archive = createArchive()
  const kind = isEmbedded ? 'files' : 'export'
  const postgres = isEmbedded ? await majorIn(dataDir) : ''
  yield* archive.text(HEAD, JSON.stringify({ format: 1, kind, made_at: madeAt.toISOString(), postgres }))
  yield* isEmbedded ? databaseFiles(archive, source) : databaseExport(archive, source.url, exportDir)
  for (const name of PLAIN_FILES) yield* archive.file(name, join(dataDir, name))
  for (const folder of FOLDERS) {
    yield* archive.folder(folder)
    for await (const { name, isFolder } of listFiles(join(dataDir, folder))) {
      if (isFolder) yield* archive.folder(`${folder}/${name}`)
      else if (!PART.test(name)) yield* archive.file(`${folder}/${name}`, join(dataDir, folder, name))
    }
  }
  yield* archive.end()
}

const COMPRESSION = { params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 } }

function unwritable(folder: string, error: unknown): unknown {
  const reasons: Record<string, string> = {
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk is full',
    EROFS: 'the file system is read-only',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    ENOTDIR: 'a part of this path is a file',
    EEXIST: 'a part of this path is a file',
  }
  const reason = reasons[String(codeOf(error))]
  const { path = folder } = error as NodeJS.ErrnoException
  if (!path.startsWith(folder)) return error
  return reason ? new OperatorError(`The backup folder ${folder} cannot be written: ${reason}.`) : error
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** What is newest of it lies beside the backups, for a restore on another machine. */
export async function saveErasures(dataDir: string, folder: string): Promise<void> {
  const beside = join(folder, 'erasures.json')
  await copyFile(join(dataDir, ERASURES), `${beside}.new`).then(
    () => rename(`${beside}.new`, beside),
    (error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error
    },
  )
}

/**
 * Makes a backup of everything while the app goes on: one file, which bears its name only when it is whole and on the
 * disk. Whatever was answered before it began is in it.
 */
export async function makeBackup(
  source: BackupSource,
  { folder, key }: BackupTarget,
  signal: AbortSignal = new AbortController().signal,
): Promise<MadeBackup> {
  const madeAt = new Date()
  const path = join(folder, backupName(madeAt, key !== undefined))
  const unfinished = join(folder, `${UNFINISHED}${process.pid}-${madeAt.getTime()}`)
  const exportDir = join(source.dataDir, `${UNFINISHED}${process.pid}-${madeAt.getTime()}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await pipeline(
      contents(source, exportDir, madeAt),
      createZstdCompress(COMPRESSION),
      key === undefined ? new PassThrough() : encryptWith(key),
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
      { signal },
    )
    const { size: bytes } = await stat(unfinished)
    await rename(unfinished, path)
    await syncFolder(folder)
    await saveErasures(source.dataDir, folder)
    await writeLastBackup(source.dataDir, { finished_at: new Date().toISOString(), bytes })
    return { path, bytes }
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    throw unwritable(folder, error)
  } finally {
    await rm(exportDir, { recursive: true, force: true })
  }
}

import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { withOwnConnection } from '../db/connection/own-connection.ts'
import { writeErrorReason } from '../db/embedded/data-directory.ts'
import { exportDatabase } from '../db/transfer/export.ts'
import { OperatorError } from '../errors.ts'
import { nullIfMissing, UNFINISHED as PART, syncFolder, writeWhole } from '../infra/files/whole-file.ts'
import { type ArchiveHead, type ArchiveWriter, createArchive, HEAD } from './archive.ts'
import { backupName, UNFINISHED, writeLastBackup } from './backup-files.ts'
import { beginCopy, finishCopy, listClusterFiles, listFiles, readUnchanged } from './cluster-files.ts'
import { encryptWith } from './encryption.ts'

export interface BackupSource {
  dataDir: string
  /** The URL of the running database. */
  url: string
  /** True if the database's files are in the data directory and can be copied; any other database is exported. */
  isEmbedded: boolean
}

export interface BackupTarget {
  folder: string
  /** Encrypts the backup; without it the backup is plain. */
  key: string | undefined
}

/** Anyone who gets an unencrypted backup has all health data and the secret that signs all sessions. */
export const PLAIN_BACKUP =
  'NOT ENCRYPTED: anyone with this backup can read all health data and the secret that signs sign-ins. Set BACKUP_KEY.'

/** Folders outside the database. Their files are named after their content, so none changes while it is copied. */
const FOLDERS = ['media', 'private', 'outbox']
const PLAIN_FILES = ['auth-secret', 'postgres/password', 'postgres/backup-rights']
export const ERASURES = 'media/erasures/list.json'

async function addDatabaseFiles(archive: ArchiveWriter, { dataDir, url }: BackupSource): Promise<void> {
  const cluster = join(dataDir, 'postgres/data')
  await withOwnConnection(url, async (client) => {
    await beginCopy(client)
    await archive.folder('postgres')
    await archive.folder('postgres/data')
    for await (const { name, isFolder } of listClusterFiles(cluster)) {
      const path = join(cluster, name)
      if (isFolder) await archive.folder(`postgres/data/${name}`)
      else if (name.endsWith('pg_control')) await archive.text(`postgres/data/${name}`, await readUnchanged(path))
      else await archive.file(`postgres/data/${name}`, path)
    }
    const { backupLabel, segments } = await finishCopy(client, cluster)
    await archive.text('postgres/data/backup_label', backupLabel)
    for (const name of segments) await archive.file(`postgres/data/pg_wal/${name}`, join(cluster, 'pg_wal', name))
  })
}

/** Exports to the data directory's disk first, because an archive needs the size of a file before its bytes. */
async function addDatabaseExport(archive: ArchiveWriter, url: string, folder: string): Promise<void> {
  await exportDatabase(url, folder)
  await archive.folder('export')
  for (const name of await readdir(folder)) await archive.file(`export/${name}`, join(folder, name))
}

async function readPostgresMajor(dataDir: string): Promise<string> {
  return (await readFile(join(dataDir, 'postgres/data/PG_VERSION'), 'utf8')).trim()
}

/** The database comes first: every file that it refers to is then already on disk, and is copied after it. */
async function addEverything(
  archive: ArchiveWriter,
  source: BackupSource,
  exportDir: string,
  madeAt: Date,
): Promise<void> {
  const { dataDir, isEmbedded } = source
  const kind = isEmbedded ? 'files' : 'export'
  const postgres = isEmbedded ? await readPostgresMajor(dataDir) : ''
  const head: ArchiveHead = { format: 2, kind, made_at: madeAt.toISOString(), postgres }
  await archive.text(HEAD, JSON.stringify(head))
  if (isEmbedded) await addDatabaseFiles(archive, source)
  else await addDatabaseExport(archive, source.url, exportDir)
  for (const name of PLAIN_FILES) await archive.file(name, join(dataDir, name))
  for (const folder of FOLDERS) {
    await archive.folder(folder)
    for await (const { name, isFolder } of listFiles(join(dataDir, folder))) {
      if (isFolder) await archive.folder(`${folder}/${name}`)
      else if (!name.endsWith(PART)) await archive.file(`${folder}/${name}`, join(dataDir, folder, name))
    }
  }
}

const COMPRESSION = { params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 } }

function toWriteError(folder: string, error: unknown): unknown {
  const reason = writeErrorReason(error)
  const { path = folder } = error as NodeJS.ErrnoException
  if (!reason || !path.startsWith(folder)) return error
  return new OperatorError(`Cannot write to the backup folder ${folder}: ${reason}.`)
}

/** Copies the list of erasures next to the backups, for a restore on another machine. */
export async function saveErasures(dataDir: string, folder: string): Promise<void> {
  const list = await readFile(join(dataDir, ERASURES)).catch(nullIfMissing)
  if (list) await writeWhole(join(folder, 'erasures.json'), list)
}

/**
 * Makes a backup of everything while the app runs: one file, renamed to its final name only when it is complete and on
 * the disk. It contains every write that was answered before it began.
 */
export async function makeBackup(
  source: BackupSource,
  { folder, key }: BackupTarget,
  signal?: AbortSignal,
): Promise<{ path: string; bytes: number }> {
  const madeAt = new Date()
  const path = join(folder, backupName(madeAt, key !== undefined))
  const unfinished = join(folder, `${UNFINISHED}${process.pid}-${madeAt.getTime()}`)
  const exportDir = join(source.dataDir, `${UNFINISHED}${process.pid}-${madeAt.getTime()}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await pipeline(
      createArchive((archive) => addEverything(archive, source, exportDir, madeAt)),
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
    throw toWriteError(folder, error)
  } finally {
    await rm(exportDir, { recursive: true, force: true })
  }
}

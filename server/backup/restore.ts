import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { findBinaries } from '../db/embedded/binaries.ts'
import { layoutOf, makeFolder, RESTORED, RESTORING } from '../db/embedded/data-directory.ts'
import { isOwned } from '../db/embedded/owner-lock.ts'
import { startEmbedded } from '../db/embedded.ts'
import { importDatabase } from '../db/transfer/import.ts'
import { OperatorError } from '../errors.ts'
import { mergeErasureLists } from '../privacy/erasure/erasure-list.ts'
import type { ArchiveHead } from './archive.ts'
import { ERASURES } from './make-backup.ts'
import { readArchive } from './read-archive.ts'

/** Backups may be in the data directory itself; they are left there. */
const BACKUPS = 'backups'

interface RestoreOptions {
  file: string
  dataDir: string
  databaseUrl: string | undefined
  key: string | undefined
  /** True if the current contents of the data directory are moved aside, into a folder of their own. */
  isReplacing: boolean
}

async function listContents(dataDir: string): Promise<string[]> {
  return (await readdir(dataDir)).filter((name) => name !== BACKUPS && !name.startsWith('replaced-'))
}

async function prepare({ dataDir, isReplacing }: RestoreOptions): Promise<void> {
  await makeFolder(dataDir)
  if (isOwned(layoutOf(dataDir))) throw new OperatorError(`A Thali process is using ${dataDir}. Stop it first.`)
  // Removes what an interrupted attempt has left.
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(RESTORING)) await rm(join(dataDir, name), { recursive: true, force: true })
  }
  if (isReplacing || (await listContents(dataDir)).length === 0) return
  throw new OperatorError(
    `The data directory ${dataDir} is not empty. Choose another one, or add --replace to move its content aside.`,
  )
}

function requireCompatible({ kind, postgres }: ArchiveHead, { databaseUrl }: RestoreOptions): void {
  if (kind === 'export') return
  if (databaseUrl) {
    throw new OperatorError(
      'This backup has an embedded database. Restore it without DATABASE_URL, then move it with npm run db:export and db:import.',
    )
  }
  const { major } = findBinaries()
  if (postgres === major) return
  throw new OperatorError(
    `This backup has a PostgreSQL ${postgres} database, but this Thali ships ${major}. Restore it with the Thali version that made it, then move it with npm run db:export and db:import.`,
  )
}

/** Data erased after the backup is erased again at the next start, which reads this list. */
async function mergeErasures(staging: string, { dataDir, file }: RestoreOptions): Promise<void> {
  const target = join(staging, ERASURES)
  const paths = [target, join(dataDir, ERASURES), join(dirname(resolve(file)), 'erasures.json')].filter(existsSync)
  if (paths.length === 0) return
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')))
  try {
    const merged = mergeErasureLists(texts)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await writeFile(target, merged, { mode: 0o600, flush: true })
  } catch {
    throw new OperatorError(`Cannot read one of these lists of erasures. Repair or remove it: ${paths.join(', ')}.`)
  }
}

async function importExport(staging: string, { databaseUrl }: RestoreOptions): Promise<void> {
  const exported = join(staging, 'export')
  if (databaseUrl) await importDatabase(databaseUrl, exported)
  else {
    const database = await startEmbedded(staging)
    await importDatabase(database.url, exported).finally(() => database.stop())
  }
  await rm(exported, { recursive: true })
}

/** The database is moved last: without it, no start accepts the folder as complete. */
async function activate(staging: string, { dataDir, isReplacing }: RestoreOptions): Promise<void> {
  const replacedDir = join(dataDir, `replaced-${new Date().toISOString().replaceAll(/[-:]/g, '')}`)
  if (isReplacing) await mkdir(replacedDir, { mode: 0o700 })
  for (const name of await listContents(dataDir)) {
    if (join(dataDir, name) !== staging) await rename(join(dataDir, name), join(replacedDir, name))
  }
  const names = (await readdir(staging)).sort((one, other) => Number(one === 'postgres') - Number(other === 'postgres'))
  for (const name of names) await rename(join(staging, name), join(dataDir, name))
  await rm(staging, { recursive: true })
}

/** Restores a backup into an empty data directory; existing files are not touched before all of it has been read. */
export async function restoreBackup(options: RestoreOptions): Promise<ArchiveHead> {
  await prepare(options)
  const staging = join(options.dataDir, `${RESTORING}${randomBytes(4).toString('hex')}`)
  await mkdir(staging, { mode: 0o700 })
  try {
    const head = await readArchive(options.file, staging, options.key)
    requireCompatible(head, options)
    await mergeErasures(staging, options)
    if (head.kind === 'export') await importExport(staging, options)
    await writeFile(join(staging, RESTORED), head.made_at, { mode: 0o600, flush: true })
    await activate(staging, options)
    return head
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    throw error
  }
}

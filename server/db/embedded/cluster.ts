import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../errors.ts'
import { nullIfMissing, syncFolder, writeWhole } from '../../infra/files/whole-file.ts'
import type { Installation } from './account.ts'
import type { Binaries } from './binaries.ts'
import { fullError, type Layout } from './data-directory.ts'
import { changeOwner } from './file-owner.ts'
import { type Outcome, runAs } from './run.ts'

const UNFINISHED = 'data.unfinished-'

// Only the app's role can sign in, with its password; the superuser created by initdb cannot.
const HOST_BASED_ACCESS = `local all thali scram-sha-256
host all thali 127.0.0.1/32 scram-sha-256
`

/** Rights to copy the files of the running server: only its backup functions, and a slot that retains its log. */
const BACKUP_RIGHTS = [
  'alter role thali replication',
  'grant execute on function pg_backup_start(text, boolean), pg_backup_stop(boolean) to thali',
]

/** Rejects data of another major version before anything is changed. */
export async function checkVersion(layout: Layout, binaries: Binaries) {
  const version = await readFile(join(layout.cluster, 'PG_VERSION'), 'utf8').catch(nullIfMissing)
  if (version === null && existsSync(layout.cluster)) {
    throw new OperatorError(`${layout.cluster} has no PostgreSQL database. Restore it or move it away.`)
  }
  if (version !== null && version.trim() !== binaries.major) {
    throw new OperatorError(
      `The data directory ${layout.dataDir} was made by PostgreSQL ${version.trim()}, but this Thali ships ${binaries.major}. Move it with the Thali that made it (npm run db:export) and this one (npm run db:import), or set another DATA_DIR.`,
    )
  }
}

/** Creates the database at the first start. @returns the password of its role */
export async function ensureCluster(installation: Installation): Promise<string> {
  const { layout, account } = installation
  await removeUnfinished(layout)
  const stored = await readPassword(layout)
  const password = stored ?? randomBytes(24).toString('hex')
  if (existsSync(layout.cluster)) {
    await changeOwner(layout.cluster, account)
    // A data folder restored without its password gets a new one, stored only once it is set.
    if (!stored) {
      await runSingleUser(installation, layout.cluster, [`alter role thali password '${password}'`])
      await writePassword(layout, password)
    }
    await grantBackupRights(installation)
  } else {
    if (!stored) await writePassword(layout, password)
    await createCluster(installation, password)
  }
  return password
}

/**
 * The cluster is created under another name and renamed when it is complete and on disk, so a folder named `data` is
 * always complete and never deleted. Each attempt uses a new name, because the initdb of a killed process may still be
 * writing into the old one.
 */
async function createCluster(installation: Installation, password: string) {
  const { layout, binaries, account } = installation
  const folder = join(layout.home, `${UNFINISHED}${randomBytes(6).toString('hex')}`)
  try {
    await mkdir(folder, { mode: 0o700 })
    await changeOwner(folder, account)
    const initdb = await runAs(account, binaries.initdb, [
      `--pgdata=${folder}`,
      '--username=postgres',
      '--auth=reject',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ])
    if (initdb.code !== 0) throw creationError(layout, initdb)
    // Written in place, so that the file keeps its owner.
    await writeFile(join(folder, 'pg_hba.conf'), HOST_BASED_ACCESS, { flush: true })
    await runSingleUser(installation, folder, [
      `create role thali login createdb password '${password}'`,
      // Before the database is created, because it is a copy of the one these statements run in.
      ...BACKUP_RIGHTS,
      'create database thali owner thali',
    ])
    await rename(folder, layout.cluster)
    await syncFolder(layout.home)
    await writeWhole(layout.backupRights, '')
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** Grants the rights to databases created by an earlier Thali, once. */
async function grantBackupRights(installation: Installation) {
  const { layout } = installation
  if (existsSync(layout.backupRights)) return
  await runSingleUser(installation, layout.cluster, BACKUP_RIGHTS, 'thali')
  await writeWhole(layout.backupRights, '')
}

/** Runs statements without a server, as the superuser that cannot sign in. */
async function runSingleUser(installation: Installation, folder: string, statements: string[], database = 'template1') {
  const { layout, binaries, account } = installation
  const args = ['--single', '-D', folder, '-c', 'exit_on_error=on', '-c', 'log_checkpoints=off', database]
  const outcome = await runAs(account, binaries.postgres, args, `${statements.join('\n')}\n`)
  if (outcome.code !== 0) throw creationError(layout, outcome)
}

function creationError(layout: Layout, { output }: Outcome) {
  if (/No space left on device|Disk quota exceeded/i.test(output)) return fullError(layout.dataDir)
  const reason = output.split('\n').find((line) => /error|fatal|panic/i.test(line)) ?? output.trim().split('\n').at(-1)
  return new OperatorError(`Could not create the database in ${layout.dataDir}: ${reason ?? 'no reason given'}`)
}

async function removeUnfinished(layout: Layout) {
  for (const name of await readdir(layout.home)) {
    if (!name.startsWith(UNFINISHED)) continue
    await rm(join(layout.home, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
  }
}

async function readPassword(layout: Layout) {
  const text = await readFile(layout.password, 'utf8').catch(nullIfMissing)
  return text?.trim() || null
}

async function writePassword(layout: Layout, password: string) {
  await writeWhole(layout.password, `${password}\n`)
  await syncFolder(layout.home)
}

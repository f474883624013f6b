import { execFile, spawn } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPostgres15 } from '../scripts/debian-packages.ts'

const run = promisify(execFile)
/** Debian's user for the server; `initdb`, `postgres` and `pgbouncer` refuse to run as root. */
const POSTGRES = 'postgres'

export interface Account {
  uid?: number
  gid?: number
}

export interface Postgres15 {
  /** The folder of its socket, in which its user can write. */
  folder: string
  account: Account
  /** URL of the superuser. */
  url: string
  stop(): Promise<void>
}

async function findAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = await Promise.all([run('id', ['-u', POSTGRES]), run('id', ['-g', POSTGRES])])
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

async function makeFolder(account: Account): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'thali-pg15-'))
  if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid)
  return folder
}

async function waitUntilReady(binDir: string, folder: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isReady = await run(join(binDir, 'pg_isready'), ['-h', folder]).then(
      () => true,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('PostgreSQL 15 did not start')
}

const urlIn = (folder: string) => `postgresql://${POSTGRES}@/postgres?host=${encodeURIComponent(folder)}`

/** Runs a server for the data in a folder, on a socket next to it. */
async function serve(binDir: string, folder: string, account: Account, settings: readonly string[]) {
  const server = spawn(
    join(binDir, 'postgres'),
    [
      ...['-D', join(folder, 'data'), '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...account, cwd: folder, stdio: 'ignore' },
  )
  const ended = new Promise((resolve) => server.once('exit', resolve))
  await waitUntilReady(binDir, folder)
  return async () => {
    server.kill('SIGINT')
    await ended
  }
}

/** The oldest server supported in `DATABASE_URL`, on a socket, without passwords. */
export async function startPostgres15(settings: readonly string[] = []): Promise<Postgres15> {
  const { binDir } = await findPostgres15()
  const account = await findAccount()
  const folder = await makeFolder(account)
  await run(
    join(binDir, 'initdb'),
    ['-D', join(folder, 'data'), '-U', POSTGRES, '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...account, cwd: folder },
  )
  const end = await serve(binDir, folder, account, settings)
  return {
    folder,
    account,
    url: urlIn(folder),
    async stop() {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export interface Standby {
  url: string
  /** Stops the server and keeps its data for a later start. */
  pause(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

/** A standby that streams the primary's log. */
export async function startStandby(primary: Postgres15): Promise<Standby> {
  const { binDir } = await findPostgres15()
  const { account } = primary
  const folder = await makeFolder(account)
  await run(
    join(binDir, 'pg_basebackup'),
    ['-h', primary.folder, '-U', POSTGRES, '-D', join(folder, 'data'), '-R', '-c', 'fast', '--no-sync'],
    { ...account, cwd: folder },
  )
  let end = await serve(binDir, folder, account, [])
  return {
    url: urlIn(folder),
    pause: () => end(),
    async resume() {
      end = await serve(binDir, folder, account, [])
    },
    async stop() {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const NO_MAIN_CLUSTER = '/etc/postgresql-common/createcluster.d/thali.conf'

const POSTGRES_15 = [
  '/usr/lib/postgresql/15/bin',
  '/usr/pgsql-15/bin',
  '/opt/homebrew/opt/postgresql@15/bin',
  '/usr/local/opt/postgresql@15/bin',
]

/** True if packages can be installed here without a password. */
export async function canInstallPackages() {
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '')
  return /^ID="?debian"?$/m.test(release) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

export async function installPackages(...names: string[]) {
  console.log(`Installing ${names.join(', ')} with apt-get (once; needs the network)`)
  // Another run may be installing packages.
  const wait = ['-o', 'DPkg::Lock::Timeout=300', '-q']
  await apt([...wait, 'update'])
  await apt([...wait, '-o', 'Dpkg::Options::=--force-confold', 'install', '-y', '--no-install-recommends', ...names])
}

async function apt(args: string[]) {
  const child = spawn('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code]: (number | null)[] = await once(child, 'exit')
  if (code !== 0) throw new Error(`apt-get ${args.join(' ')} failed (code ${code}): see its output above`)
}

const PGBOUNCER = ['/usr/sbin/pgbouncer', '/opt/homebrew/bin/pgbouncer', '/usr/local/bin/pgbouncer']
const NO_SERVICES = '/usr/sbin/policy-rc.d'

/** PgBouncer's program; installed on Debian if allowed. */
export async function findPgBouncer(): Promise<string> {
  const find = () => PGBOUNCER.find((path) => existsSync(path))
  if (!find() && (await canInstallPackages())) await withoutServices(() => installPackages('pgbouncer'))
  const found = find()
  if (found) return found
  throw new Error(
    'PgBouncer is missing. Install it with "sudo apt-get install pgbouncer" (Debian), "brew install pgbouncer" (macOS) or from https://www.pgbouncer.org/.',
  )
}

/** Debian's packages start the services they install; this file, which may already exist, prevents that. */
async function withoutServices(install: () => Promise<void>) {
  if (existsSync(NO_SERVICES)) return install()
  await writeFile(NO_SERVICES, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    await install()
  } finally {
    await rm(NO_SERVICES)
  }
}

/** The programs of PostgreSQL 15, the oldest supported version; installed on Debian 12 if allowed. */
export async function findPostgres15(): Promise<{ binDir: string }> {
  const found = installed()
  if (found) return { binDir: found }
  if (await canInstallPackages()) await installWithoutServer()
  const binDir = installed()
  if (binDir) return { binDir }
  throw new Error(
    'PostgreSQL 15 is missing. Install it with "sudo apt-get install postgresql-15" (Debian 12), "brew install postgresql@15" (macOS) or from https://www.postgresql.org/download/.',
  )
}

function installed() {
  return POSTGRES_15.find((folder) => existsSync(join(folder, 'initdb')))
}

/** Debian's package would also create a database and start a server. */
async function installWithoutServer() {
  await mkdir(dirname(NO_MAIN_CLUSTER), { recursive: true })
  await writeFile(NO_MAIN_CLUSTER, 'create_main_cluster = false\n')
  try {
    await installPackages('postgresql-15')
  } finally {
    await rm(NO_MAIN_CLUSTER)
  }
}

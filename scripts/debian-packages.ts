import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

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

/** Once in a process. */
let updated: Promise<void> | undefined

export async function installPackages(...names: string[]) {
  console.log(`Installing ${names.join(', ')} with apt-get (once; needs the network)`)
  // Another run may be installing packages.
  const wait = ['-o', 'DPkg::Lock::Timeout=300', '-q']
  updated ??= apt([...wait, 'update'])
  await updated
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

const NO_SERVICES = { path: '/usr/sbin/policy-rc.d', contents: '#!/bin/sh\nexit 101\n' }
const NO_MAIN_CLUSTER = {
  path: '/etc/postgresql-common/createcluster.d/thali.conf',
  contents: 'create_main_cluster = false\n',
}

/** Installs a package. The file, which may already exist, prevents what the package would start or create. */
async function installQuietly(name: string, { path, contents }: typeof NO_SERVICES) {
  if (existsSync(path)) return installPackages(name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, contents, { mode: 0o755 })
  try {
    await installPackages(name)
  } finally {
    await rm(path)
  }
}

/** The first of these paths that exists, after an installation on Debian if that is allowed. */
async function findOrInstall(paths: string[], install: () => Promise<void>, advice: string): Promise<string> {
  const find = () => paths.find((path) => existsSync(path))
  if (!find() && (await canInstallPackages())) await install()
  const found = find()
  if (!found) throw new Error(advice)
  return found
}

/** PgBouncer's program. */
export function findPgBouncer(): Promise<string> {
  return findOrInstall(
    ['/usr/sbin/pgbouncer', '/opt/homebrew/bin/pgbouncer', '/usr/local/bin/pgbouncer'],
    () => installQuietly('pgbouncer', NO_SERVICES),
    'PgBouncer is missing. Install it with "sudo apt-get install pgbouncer" (Debian), "brew install pgbouncer" (macOS) or from https://www.pgbouncer.org/.',
  )
}

/** The programs of PostgreSQL 15, the oldest supported version, which Debian 12 has. */
export async function findPostgres15(): Promise<{ binDir: string }> {
  const initdb = await findOrInstall(
    POSTGRES_15.map((folder) => join(folder, 'initdb')),
    () => installQuietly('postgresql-15', NO_MAIN_CLUSTER),
    'PostgreSQL 15 is missing. Install it with "sudo apt-get install postgresql-15" (Debian 12), "brew install postgresql@15" (macOS) or from https://www.postgresql.org/download/.',
  )
  return { binDir: dirname(initdb) }
}

import { execFile, spawn } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { findPostgres15 } from '../scripts/debian-packages.ts'
import { makeTemplate } from './database-template.ts'

const run = promisify(execFile)
/** Debian's account for the server; `initdb` and `postgres` refuse root. */
const POSTGRES = 'postgres'

/** The oldest server that `DATABASE_URL` may name, so that no query relies on a newer one. */
export default async function setup(project: TestProject) {
  const { binDir } = await findPostgres15()
  const folder = await mkdtemp(join(tmpdir(), 'thali-pg15-'))
  const isRoot = process.getuid?.() === 0
  const ids = isRoot ? await accountIds() : {}
  if (ids.uid !== undefined && ids.gid !== undefined) await chown(folder, ids.uid, ids.gid)
  await run(
    join(binDir, 'initdb'),
    ['-D', join(folder, 'data'), '-U', POSTGRES, '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...ids, cwd: folder },
  )
  const server = spawn(
    join(binDir, 'postgres'),
    ['-D', join(folder, 'data'), '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    { ...ids, cwd: folder, stdio: 'ignore' },
  )
  await waitUntilReady(binDir, folder)
  project.provide(
    'databaseUrl',
    await makeTemplate(`postgresql://${POSTGRES}@/postgres?host=${encodeURIComponent(folder)}`),
  )
  return async () => {
    server.kill('SIGINT')
    await new Promise((resolve) => server.once('exit', resolve))
    await rm(folder, { recursive: true, force: true })
  }
}

async function accountIds(): Promise<{ uid?: number; gid?: number }> {
  const [uid, gid] = await Promise.all([run('id', ['-u', POSTGRES]), run('id', ['-g', POSTGRES])])
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
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

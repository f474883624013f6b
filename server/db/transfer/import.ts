import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import { OperatorError } from '../../errors.ts'
import { connect } from '../connect.ts'
import { MIGRATIONS, migrate } from '../migrate.ts'
import { findServer, inOneTransaction, listForeignKeys, listMigrations, listTables } from './catalogue.ts'
import { copyTarget, fileOf, quote, readManifest, type TableEntry, type TransferManifest } from './manifest.ts'

/**
 * @returns how many of our migrations created the exported schema
 * @throws OperatorError if others did: those of a newer or a modified Thali
 */
function countOurs(exported: readonly string[]): number {
  const ours = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash }) => hash)
  if (exported.length <= ours.length && exported.every((hash, index) => hash === ours[index])) return exported.length
  throw new OperatorError(
    `A newer or changed Thali version made this export (its ${exported.length} migrations are not the first of our ${ours.length}). Use that version to import it.`,
  )
}

/** Creates the schema as of that many migrations; later ones are applied to the imported rows. */
async function migrateUpTo(url: string, count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'thali-migrations-'))
  try {
    const journal: { entries: { tag: string }[] } = JSON.parse(
      await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'),
    )
    const entries = journal.entries.slice(0, count)
    await mkdir(join(folder, 'meta'))
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    for (const { tag } of entries) await cp(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`))
    await migrateWith(url, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function migrateWith(url: string, folder = MIGRATIONS): Promise<void> {
  const connection = connect(url, () => {})
  try {
    await migrate(connection.pool, folder)
  } finally {
    await connection.close()
  }
}

/** Verifies a file completely, before the database is changed. */
async function requireIntact(folder: string, { name, sha256 }: TableEntry): Promise<void> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(fileOf(folder, name))) hash.update(chunk)
  } catch {
    throw new OperatorError(`The export in ${folder} is incomplete: cannot read ${name}.copy.`)
  }
  if (hash.digest('hex') === sha256) return
  throw new OperatorError(`The export in ${folder} is damaged: ${name}.copy was changed.`)
}

/** Requires an empty database, or the exported schema without rows, as a failed attempt leaves it. */
async function requireEmpty(client: pg.Client, { migrations }: TransferManifest): Promise<void> {
  const tables = await listTables(client)
  if (tables.length === 0) return
  for (const { name } of tables) {
    const { rows } = await client.query(`select exists (select from ${quote(name)}) as has_rows`)
    if (rows[0]?.has_rows) throw new OperatorError('This database already has data. Import into an empty one.')
  }
  if ((await listMigrations(client)).join() === migrations.join()) return
  throw new OperatorError('This database has tables from another version. Import into a new, empty one.')
}

async function load(client: pg.Client, folder: string, table: TableEntry): Promise<void> {
  const { name, rows } = table
  const copy = client.query(from(`copy ${copyTarget(table)} from stdin`))
  await pipeline(createReadStream(fileOf(folder, name)), copy)
  if (copy.rowCount !== rows) throw new Error(`${name}: ${copy.rowCount} rows instead of ${rows}`)
}

/** Loads rows unchanged: without triggers, and with references checked at the end. */
async function loadAll(client: pg.Client, folder: string, { tables }: TransferManifest): Promise<void> {
  const keys = await listForeignKeys(client)
  for (const { table, name } of keys) await client.query(`alter table ${quote(table)} drop constraint ${quote(name)}`)
  for (const table of tables) {
    await client.query(`alter table ${quote(table.name)} disable trigger user`)
    await load(client, folder, table)
    await client.query(`alter table ${quote(table.name)} enable trigger user`)
  }
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${quote(table)} add constraint ${quote(name)} ${definition}`)
  }
}

/** Recomputes the search words, because dictionaries and locale may differ between the servers. */
async function recomputeSearchWords(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select to_regproc('blog_search_vector') is not null as is_known`)
  if (!rows[0]?.is_known) return
  await client.query(`
    update blog_search s set words = found.words
    from (select id, blog_search_vector(id, title, summary, content_text, author_name) as words from blogs) as found
    where found.id = s.blog_id and found.words is distinct from s.words`)
  await client.query(`
    insert into blog_title_words (word)
    select distinct word from blogs,
      unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', title || ' ' || author_name))) as word
    on conflict do nothing`)
}

async function fill(client: pg.Client, folder: string, manifest: TransferManifest): Promise<void> {
  const namesOf = (tables: readonly { name: string }[]) =>
    tables
      .map(({ name }) => name)
      .sort()
      .join()
  if (namesOf(await listTables(client)) !== namesOf(manifest.tables)) {
    throw new OperatorError(`The tables in the export in ${folder} do not match its version.`)
  }
  await requireEmpty(client, manifest)
  await loadAll(client, folder, manifest)
  for (const { name, last_value, is_called } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [quote(name), last_value, is_called])
  }
  const { major, locale } = await findServer(client)
  if (major !== manifest.postgres || locale !== manifest.locale) await recomputeSearchWords(client)
  for (const { name } of manifest.tables) await client.query(`analyze ${quote(name)}`)
}

/** Fills an empty database with an export, completely or not at all, and brings it up to date. */
export async function importDatabase(url: string, folder: string): Promise<TransferManifest> {
  const manifest = await readManifest(folder)
  const count = countOurs(manifest.migrations)
  await inOneTransaction(url, 'isolation level repeatable read read only', (client) => requireEmpty(client, manifest))
  for (const table of manifest.tables) await requireIntact(folder, table)
  await migrateUpTo(url, count)
  await inOneTransaction(url, 'read write', (client) => fill(client, folder, manifest))
  await migrateWith(url)
  return manifest
}

import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import { OperatorError } from '../../errors.ts'
import {
  findServer,
  inOneTransaction,
  listMigrations,
  listSequences,
  listTables,
  type TableFacts,
} from './catalogue.ts'
import { fileOf, MANIFEST, type TableEntry, type TransferManifest } from './manifest.ts'

const quote = pg.escapeIdentifier

/** Counts and hashes what passes. */
function measured() {
  const hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { through, result: () => ({ bytes, sha256: hash.digest('hex') }) }
}

async function exportTable(client: pg.Client, { name, columns }: TableFacts, folder: string): Promise<TableEntry> {
  const rows = client.query(to(`copy ${quote(name)} (${columns.map(quote).join(', ')}) to stdout`))
  const { through, result } = measured()
  await pipeline(rows, through, createWriteStream(fileOf(folder, name), { flags: 'wx', mode: 0o600, flush: true }))
  return { name, columns, rows: rows.rowCount, ...result() }
}

async function readSequences(client: pg.Client): Promise<TransferManifest['sequences']> {
  const sequences: TransferManifest['sequences'] = []
  for (const { name } of await listSequences(client)) {
    const { rows } = await client.query(`select last_value::text, is_called from ${quote(name)}`)
    sequences.push({ name, ...rows[0] })
  }
  return sequences
}

async function makeEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new OperatorError(`${folder} is not empty: name a new folder.`)
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Writes every table into a file of a new folder, all as they were at one moment, while the app goes on. */
export async function exportDatabase(url: string, folder: string): Promise<TransferManifest> {
  await makeEmptyFolder(folder)
  try {
    return await exportInto(url, folder)
  } catch (error) {
    // Personal data must not stay in an unexpected place.
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function exportInto(url: string, folder: string): Promise<TransferManifest> {
  const manifest = await inOneTransaction(url, 'isolation level repeatable read read only', async (client) => {
    const migrations = await listMigrations(client)
    if (migrations.length === 0) throw new OperatorError('This database holds no Thali: there is nothing to export.')
    const tables = await listTables(client)
    // No migration may change a table before its turn.
    await client.query(`lock table ${tables.map(({ name }) => quote(name)).join(', ')} in access share mode`)
    const entries: TableEntry[] = []
    for (const table of tables) entries.push(await exportTable(client, table, folder))
    const sequences = await readSequences(client)
    const server = await findServer(client)
    const made: TransferManifest = {
      format: 1,
      made_at: new Date().toISOString(),
      postgres: server.major,
      locale: server.locale,
      migrations,
      tables: entries,
      sequences,
    }
    return made
  })
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
  await syncFolder(folder)
  return manifest
}

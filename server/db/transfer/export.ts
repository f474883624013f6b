import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { to } from 'pg-copy-streams'
import { OperatorError } from '../../errors.ts'
import { syncFolder, writeWhole } from '../../infra/files/whole-file.ts'
import { findServer, inOneTransaction, listMigrations, listSequences, listTables } from './catalogue.ts'
import {
  copyTarget,
  fileOf,
  MANIFEST,
  quote,
  type TableEntry,
  type TableFacts,
  type TransferManifest,
} from './manifest.ts'

async function exportTable(client: pg.Client, table: TableFacts, folder: string): Promise<TableEntry> {
  const rows = client.query(to(`copy ${copyTarget(table)} to stdout`))
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(
    rows,
    async function* measure(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    createWriteStream(fileOf(folder, table.name), { flags: 'wx', mode: 0o600, flush: true }),
  )
  return { ...table, rows: rows.rowCount, bytes, sha256: hash.digest('hex') }
}

async function makeEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new OperatorError(`${folder} is not empty. Choose a new folder.`)
}

/** Writes every table into a file of a new folder, all from one snapshot, while the app runs. */
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
    if (migrations.length === 0) throw new OperatorError('This database has no Thali data. There is nothing to export.')
    const tables = await listTables(client)
    // Prevents migrations from changing a table before it is exported.
    await client.query(`lock table ${tables.map(({ name }) => quote(name)).join(', ')} in access share mode`)
    const entries: TableEntry[] = []
    for (const table of tables) entries.push(await exportTable(client, table, folder))
    const sequences = await listSequences(client)
    const server = await findServer(client)
    return {
      format: 1 as const,
      made_at: new Date().toISOString(),
      postgres: server.major,
      locale: server.locale,
      migrations,
      tables: entries,
      sequences,
    }
  })
  await writeWhole(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
  await syncFolder(folder)
  return manifest
}

import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'

interface OwnTable {
  /** The name of its files. */
  name: string
  about: string
  /** The first one tells the rows apart and orders them. */
  columns: SQL
  from: SQL
  key: SQL
}

/**
 * A table of the export: what of whose rows, and what to tell the person about it. A log, which may have a million rows,
 * names the keys instead: finding them costs as much however few are wanted, so thousands are found at once.
 */
export type OwnData = OwnTable & ({ of: (userId: number) => SQL } | { keys: (userId: number) => SQL })

/** Where a table's rows are, the column that says whose they are, and their key. */
export function rowsIn(from: string, owner: string, key = 'id') {
  return { from: sql.raw(from), of: (userId: number) => sql`${sql.raw(owner)} = ${userId}`, key: sql.raw(key) }
}

const BATCH = 200
/** Of a log, whose rows are short. */
const LOG_BATCH = 1000
/** Less than a megabyte of keys. */
const KEYS_MAX = 100_000
const TIMESTAMP = 1184
const NUMERIC = 1700

function readable(value: unknown, type: number): unknown {
  if (value === null) return null
  if (type === TIMESTAMP) return new Date(String(value)).toISOString()
  return type === NUMERIC ? Number(value) : value
}

interface Batch {
  columns: string[]
  rows: unknown[][]
}

async function readBatch(db: Database, data: OwnData, which: SQL, limit: number): Promise<Batch> {
  const { rows, fields } = await db.execute<Record<string, unknown>>(sql`
    select ${data.columns} from ${data.from} where ${which} order by ${data.key} limit ${limit}`)
  return {
    columns: fields.map(({ name }) => name),
    rows: rows.map((row) => fields.map(({ name, dataTypeID }) => readable(row[name], dataTypeID))),
  }
}

async function readKeys(db: Database, keys: SQL, after: number): Promise<number[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select own.key from (${keys}) as own(key) where own.key > ${after} order by own.key limit ${KEYS_MAX}`)
  return rows.map(({ key }) => Number(key))
}

/** At least one, however empty: it names the columns. */
async function* batchesByKeys(db: Database, data: OwnData, keys: SQL): AsyncGenerator<Batch, void> {
  let found: number[]
  let after = 0
  do {
    found = await readKeys(db, keys, after)
    after = found.at(-1) ?? after
    for (let at = 0; at === 0 || at < found.length; at += LOG_BATCH) {
      const some = found.slice(at, at + LOG_BATCH)
      yield await readBatch(db, data, sql`${data.key} = any(${sql.param(some)}::bigint[])`, LOG_BATCH)
    }
  } while (found.length === KEYS_MAX)
}

async function* readBatches(db: Database, data: OwnData, of: SQL): AsyncGenerator<Batch, void> {
  let batch: Batch
  let after = 0
  do {
    batch = await readBatch(db, data, sql`(${of}) and ${data.key} > ${after}`, BATCH)
    after = Number(batch.rows.at(-1)?.[0])
    yield batch
  } while (batch.rows.length === BATCH)
}

/** The names of its columns, and its rows by key: however many there are, a few hundred are in memory. */
export async function openOwnData(db: Database, data: OwnData, userId: number) {
  const batches = 'keys' in data ? batchesByKeys(db, data, data.keys(userId)) : readBatches(db, data, data.of(userId))
  const first = await batches.next()
  async function* rows() {
    if (first.value) yield* first.value.rows
    for await (const batch of batches) yield* batch.rows
  }
  return { columns: first.value?.columns ?? [], rows: rows() }
}

import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'

interface OwnTable {
  /** The base name of its files. */
  name: string
  about: string
  /** The first column identifies and orders the rows. */
  columns: SQL
  from: SQL
  key: SQL
}

/**
 * A table of the export: its rows of one person, and its description for that person. A log, which may have a million
 * rows, provides `keys` instead: finding few of them costs as much as finding many, so thousands are read at once.
 */
export type OwnData = OwnTable & ({ where: (userId: number) => SQL } | { keys: (userId: number) => SQL })

/** The table, a condition for the owner of its rows, and its key. */
export function rowsIn(from: string, owner: string, key = 'id') {
  return { from: sql.raw(from), where: (userId: number) => sql`${sql.raw(owner)} = ${userId}`, key: sql.raw(key) }
}

const BATCH = 200
/** For logs, whose rows are short. */
const LOG_BATCH = 1000
/** Less than a megabyte of memory. */
const KEYS_MAX = 100_000
const TIMESTAMP = 1184
const NUMERIC = 1700

/** A value of a column as the driver reads it; JSON and arrays are objects. */
type Value = string | number | boolean | object | null

function readable(value: Value, type: number): Value {
  if (value === null) return null
  if (type === TIMESTAMP) return new Date(String(value)).toISOString()
  return type === NUMERIC ? Number(value) : value
}

interface Batch {
  columns: string[]
  rows: Value[][]
}

async function readBatch(db: Database, data: OwnData, where: SQL, limit: number): Promise<Batch> {
  const { rows, fields } = await db.execute<Record<string, Value>>(sql`
    select ${data.columns} from ${data.from} where ${where} order by ${data.key} limit ${limit}`)
  return {
    columns: fields.map(({ name }) => name),
    rows: rows.map((row) => fields.map(({ name, dataTypeID }) => readable(row[name] ?? null, dataTypeID))),
  }
}

async function readKeys(db: Database, keys: SQL, after: number): Promise<number[]> {
  const { rows } = await db.execute<{ key: number }>(sql`
    select own.key from (${keys}) as own(key) where own.key > ${after} order by own.key limit ${KEYS_MAX}`)
  return rows.map(({ key }) => key)
}

/** Yields at least one batch, even an empty one, because it contains the column names. */
async function* batchesByKeys(db: Database, data: OwnData, keyQuery: SQL): AsyncGenerator<Batch, void> {
  let keys: number[]
  let after = 0
  do {
    keys = await readKeys(db, keyQuery, after)
    after = keys.at(-1) ?? after
    for (let at = 0; at === 0 || at < keys.length; at += LOG_BATCH) {
      const batch = keys.slice(at, at + LOG_BATCH)
      yield await readBatch(db, data, sql`${data.key} = any(${sql.param(batch)}::bigint[])`, LOG_BATCH)
    }
  } while (keys.length === KEYS_MAX)
}

async function* readBatches(db: Database, data: OwnData, where: SQL): AsyncGenerator<Batch, void> {
  let batch: Batch
  let after = 0
  do {
    batch = await readBatch(db, data, sql`(${where}) and ${data.key} > ${after}`, BATCH)
    after = Number(batch.rows.at(-1)?.[0])
    yield batch
  } while (batch.rows.length === BATCH)
}

/** Returns the column names, and the rows by key, with only a few hundred in memory at a time. */
export async function openOwnData(db: Database, data: OwnData, userId: number) {
  const batches =
    'keys' in data ? batchesByKeys(db, data, data.keys(userId)) : readBatches(db, data, data.where(userId))
  const first = await batches.next()
  async function* rows() {
    if (first.value) yield* first.value.rows
    for await (const batch of batches) yield* batch.rows
  }
  return { columns: first.value?.columns ?? [], rows: rows() }
}

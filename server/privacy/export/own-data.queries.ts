import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'

/** A table of the export: what of whose rows, and what to tell the person about it. */
export interface OwnData {
  /** The name of its files. */
  name: string
  about: string
  /** The first one tells the rows apart and orders them. */
  columns: SQL
  from: SQL
  of: (userId: number) => SQL
  key: SQL
}

const BATCH = 200
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

async function readBatch(db: Database, data: OwnData, userId: number, after: number): Promise<Batch> {
  const { rows, fields } = await db.execute<Record<string, unknown>>(sql`
    select ${data.columns} from ${data.from}
    where (${data.of(userId)}) and ${data.key} > ${after} order by ${data.key} limit ${BATCH}`)
  return {
    columns: fields.map(({ name }) => name),
    rows: rows.map((row) => fields.map(({ name, dataTypeID }) => readable(row[name], dataTypeID))),
  }
}

/** The names of its columns, and its rows by key: however many there are, a few hundred are in memory. */
export async function openOwnData(
  db: Database,
  data: OwnData,
  userId: number,
): Promise<{ columns: string[]; rows: AsyncGenerator<unknown[]> }> {
  const first = await readBatch(db, data, userId, 0)
  async function* rows() {
    for (let batch = first; ; ) {
      yield* batch.rows
      if (batch.rows.length < BATCH) return
      batch = await readBatch(db, data, userId, Number(batch.rows.at(-1)?.[0]))
    }
  }
  return { columns: first.columns, rows: rows() }
}

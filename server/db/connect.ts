import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'

// Counts and keys come as int8; all of ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** The pool or a transaction: queries and services take either. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export interface Connection {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

const POOL_SIZE = 20
/** How alike a mistyped word has to be to count as meant: one or two wrong letters in a word of eight. */
const WORD_LIKENESS = 0.4

/** Opens a pool; nothing is contacted before the first query. Times are UTC on every connection. */
export function connect(url: string, onIdleError: (error: Error) => void): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: 5000,
    options: `-c timezone=UTC -c statement_timeout=15000 -c pg_trgm.word_similarity_threshold=${WORD_LIKENESS}`,
  })
  // Without a listener a lost idle connection would end the process.
  pool.on('error', onIdleError)
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

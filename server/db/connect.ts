import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { createPool, createStatementWatch, dropNames } from './connection/pool.ts'
import { createProbe } from './connection/reachable.ts'

// Counts and keys come as int8; all of ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** The pool or a transaction: queries and services take either. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export type Connection = ReturnType<typeof connect>

interface ConnectOptions {
  /**
   * If the address is a pooler's, which may run each transaction on another connection: the address of the database
   * itself.
   */
  directUrl?: string | undefined
  poolSize?: number
  /** Time limit of a statement. */
  statementMs?: number
}

const POOL_SIZE = 20
const POOL_MIN = 3
/** PostgreSQL accepts 100 by default; the rest is left for people and tools. */
const CONNECTIONS = 90
/** Connections of a process outside its pool: jobs, listener, probe. */
const BESIDE_POOL = 4
/** Limit for opening a connection and for waiting for a free one, so that a request is answered within two seconds. */
const WAIT_MS = 1500
/** How long the server may exceed the statement's limit before the connection is closed. */
const GRACE_MS = 1000
/**
 * After this time without an answer the pool asks whether the server still responds, which takes well under two
 * seconds.
 */
const SLOW_AFTER_MS = 300
const STATEMENT_MS = 15_000
/** Applied to every connection. */
export const SESSION_SETTINGS = { timezone: 'UTC', statement_timeout: String(STATEMENT_MS) }

/** The processes of one machine share the connections that a single one would use. */
export function poolSizeFor(workers: number): number {
  return Math.max(POOL_MIN, Math.min(POOL_SIZE, Math.floor(CONNECTIONS / workers) - BESIDE_POOL))
}

/** Opens a pool; connects only at the first query. Times are UTC on every connection. */
export function connect(
  url: string,
  onIdleError: (error: Error) => void,
  { poolSize = POOL_SIZE, directUrl, statementMs = STATEMENT_MS }: ConnectOptions = {},
) {
  const isPooled = directUrl !== undefined
  const probe = createProbe(url)
  // A pooler without a free connection would delay the probe too, so it asks the database directly.
  const databaseProbe = isPooled ? createProbe(directUrl) : probe
  const statements = createStatementWatch({
    limitMs: statementMs + GRACE_MS,
    slowAfterMs: SLOW_AFTER_MS,
    isReachable: databaseProbe.isReachable,
  })
  const pool = createPool(
    {
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: WAIT_MS,
      ...(isPooled ? {} : { options: `-c timezone=${SESSION_SETTINGS.timezone} -c statement_timeout=${statementMs}` }),
    },
    statements,
  )
  // Opens the probe's connection early: opening one takes longest when the server is busy.
  pool.once('connect', () => void databaseProbe.isReachable())
  // Without a listener a lost idle connection would end the process.
  pool.on('error', onIdleError)
  if (isPooled) pool.on('connect', dropNames)
  return {
    db: drizzle(pool) as Database,
    pool,
    /** Uses a connection of its own; resolves within a second. */
    isReachable: probe.isReachable,
    close: async () => {
      statements.stop()
      await Promise.all([pool.end(), probe.close(), databaseProbe.close()])
    },
  }
}

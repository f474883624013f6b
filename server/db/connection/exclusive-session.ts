import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database } from '../connect.ts'
import { liftLimit } from './pool.ts'

/**
 * Runs work that may take minutes on a session of its own, in one process at a time: the others wait for the lock.
 * @param lock an arbitrary number of the work
 */
export async function withExclusiveSession<T>(
  pool: pg.Pool,
  lock: number,
  work: (db: Database, client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  liftLimit(client)
  try {
    const db = drizzle(client)
    await db.execute(sql`set statement_timeout = 0`)
    await db.execute(sql`select pg_advisory_lock(${lock})`)
    return await work(db, client)
  } finally {
    // Ending the session releases the lock and resets the settings, whatever happened.
    client.release(true)
  }
}

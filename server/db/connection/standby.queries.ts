import { sql } from 'drizzle-orm'
import type { Database } from '../connect.ts'

/** The identifier shared by a primary and all of its standbys. */
export async function systemOf(db: Database): Promise<string> {
  const { rows } = await db.execute<{ system: string }>(
    sql`select system_identifier::text as system from pg_control_system()`,
  )
  return rows[0]?.system ?? ''
}

/**
 * True if a standby has replayed its primary's log up to a position.
 * @throws if it is not a standby (any more)
 */
export async function hasReplayed(db: Database, position: string): Promise<boolean> {
  const { rows } = await db.execute<{ is_standby: boolean; has_replayed: boolean | null }>(sql`
    select pg_is_in_recovery() as is_standby, pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has_replayed`)
  if (!rows[0]?.is_standby) throw new Error('it is no standby')
  return rows[0].has_replayed === true
}

import { type SQL, sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'

/** The columns of pg-boss's own table that we set for a new job; pg-boss owns the table and its migrations. */
export const jobRows = pgSchema('pgboss').table('job', {
  name: text().notNull(),
  singleton_key: text(),
  data: jsonb(),
  policy: text(),
  retry_limit: integer(),
  retry_delay: integer(),
  retry_backoff: boolean(),
  retry_delay_max: integer(),
  expire_seconds: integer(),
  deletion_seconds: integer(),
  keep_until: timestamp(),
  heartbeat_seconds: integer(),
})

/**
 * Selects a job of a queue for each row of `source` (columns: key text, data jsonb), to be inserted into `jobRows` in
 * the same statement as the data it refers to: one round trip, committed together. Settings come from the queue's row,
 * as in pg-boss's own insert.
 */
export function selectJobs(queue: string, source: SQL): SQL {
  return sql`
    select
      q.name, s.key, s.data, q.policy, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max,
      q.expire_seconds, q.deletion_seconds, now() + q.retention_seconds * interval '1 second', q.heartbeat_seconds
    from (${source}) as s (key, data)
    join pgboss.queue q on q.name = ${queue}`
}

import { type SQL, sql } from 'drizzle-orm'

export const MAIL_QUEUE = 'mail'

/**
 * The insert that puts one job into a queue for each row of `source` (columns: key text, data jsonb), as the end of a
 * statement, so that a write and its job cost one round trip and are committed together. The columns are those of
 * pg-boss's own insert; its settings come from the queue's row. A key that has a waiting or running job is left alone.
 */
export function enqueueRows(queue: string, source: SQL): SQL {
  return sql`
    insert into pgboss.job (
      name, singleton_key, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      expire_seconds, deletion_seconds, keep_until, heartbeat_seconds
    )
    select
      q.name, s.key, s.data, q.policy, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max,
      q.expire_seconds, q.deletion_seconds, now() + q.retention_seconds * interval '1 second', q.heartbeat_seconds
    from (${source}) as s (key, data)
    join pgboss.queue q on q.name = ${queue}
    on conflict do nothing`
}

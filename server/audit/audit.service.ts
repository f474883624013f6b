import { type SQL, sql } from 'drizzle-orm'
import type { AuditAction, AuditTarget } from '#domain/audit/audit-labels.ts'
import type { Database } from '../db/connect.ts'
import { auditAccessMarkers, auditEntries } from './audit.table.ts'

type Values = Record<string, string | number | boolean | null>
/** The id is null for targets without one, such as the log itself. */
type Target = readonly [type: AuditTarget, id: number | null]

/** Writes an audit entry; pass the transaction of the action, if there is one. @returns the entry's id */
export async function recordAudit(
  db: Database,
  actorId: number | null,
  action: AuditAction,
  [target_type, target_id]: Target,
  values: { before?: Values; after?: Values } = {},
): Promise<number> {
  const entry = { actor_id: actorId, action, target_type, target_id, ...values }
  const [row] = await db.insert(auditEntries).values(entry).returning({ id: auditEntries.id })
  if (!row) throw new Error('the audit entry was not written')
  return row.id
}

/** Writes the same entry for each target. */
export async function recordAuditOfEach(
  db: Database,
  actorId: number,
  action: AuditAction,
  [target_type, ids]: readonly [type: AuditTarget, ids: number[]],
  values: { before?: Values; after?: Values } = {},
): Promise<void> {
  if (ids.length === 0) return
  await db
    .insert(auditEntries)
    .values(ids.map((target_id) => ({ actor_id: actorId, action, target_type, target_id, ...values })))
}

/** Marks targets as accessed now. Returns those without an access by this actor in the last hour. */
function markAccessed(actorId: number, action: AuditAction, type: AuditTarget, ids: number[]): SQL {
  return sql`
    insert into ${auditAccessMarkers} (actor_id, action, target_type, target_id)
    select ${actorId}::bigint, ${action}, ${type}, id from unnest(${sql.param(ids)}::bigint[]) as id order by id
    on conflict (actor_id, action, target_type, target_id) do update set recorded_at = now()
    where ${auditAccessMarkers}.recorded_at < now() - interval '1 hour'
    returning target_id`
}

/**
 * Logs that an account opened a record; call it before the record is shown. A second access within an hour adds no
 * entry, because a page loads its parts separately and refetches them. One statement, so that two simultaneous accesses
 * add exactly one entry.
 */
export async function recordAccess(
  db: Database,
  actorId: number,
  action: AuditAction,
  [type, id]: [type: AuditTarget, id: number],
): Promise<void> {
  await db.execute(sql`
    with seen as (${markAccessed(actorId, action, type, [id])})
    insert into ${auditEntries} (actor_id, action, target_type, target_id)
    select ${actorId}::bigint, ${action}, ${type}, target_id from seen`)
}

/** The same for a list: one entry with the ids that were not accessed within the last hour, if there are any. */
export async function recordListAccess(
  db: Database,
  actorId: number,
  action: AuditAction,
  [type, ids]: [type: AuditTarget, ids: number[]],
): Promise<void> {
  if (ids.length === 0) return
  await db.execute(sql`
    with seen as (${markAccessed(actorId, action, type, ids)})
    insert into ${auditEntries} (actor_id, action, target_type, after)
    select ${actorId}::bigint, ${action}, ${type}, jsonb_build_object('ids', jsonb_agg(target_id order by target_id))
    from seen having count(*) > 0`)
}

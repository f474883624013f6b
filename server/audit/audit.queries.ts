import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { auditAccessMarkers, auditEntries } from './audit.table.ts'

export async function insertAuditEntry(db: Database, entry: typeof auditEntries.$inferInsert): Promise<number> {
  const [row] = await db.insert(auditEntries).values(entry).returning({ id: auditEntries.id })
  if (!row) throw new Error('the audit entry was not written')
  return row.id
}

export interface AccessRecord {
  actor_id: number
  action: string
  target_type: string
}

/** Marks targets as accessed now. Returns those without an access by this actor in the last hour. */
function markAccessed({ actor_id, action, target_type }: AccessRecord, ids: number[]): SQL {
  return sql`
    insert into ${auditAccessMarkers} (actor_id, action, target_type, target_id)
    select ${actor_id}::bigint, ${action}, ${target_type}, id from unnest(${sql.param(ids)}::bigint[]) as id order by id
    on conflict (actor_id, action, target_type, target_id) do update set recorded_at = now()
    where ${auditAccessMarkers}.recorded_at < now() - interval '1 hour'
    returning target_id`
}

/** One statement, so that two simultaneous accesses give one entry and none is lost. */
export async function insertAccess(db: Database, accessRecord: AccessRecord, id: number): Promise<void> {
  await db.execute(sql`
    with seen as (${markAccessed(accessRecord, [id])})
    insert into ${auditEntries} (actor_id, action, target_type, target_id)
    select ${accessRecord.actor_id}::bigint, ${accessRecord.action}, ${accessRecord.target_type}, target_id from seen`)
}

/** The same for a list, as one entry. */
export async function insertListAccess(db: Database, accessRecord: AccessRecord, ids: number[]): Promise<void> {
  await db.execute(sql`
    with seen as (${markAccessed(accessRecord, ids)})
    insert into ${auditEntries} (actor_id, action, target_type, after)
    select ${accessRecord.actor_id}::bigint, ${accessRecord.action}, ${accessRecord.target_type},
      jsonb_build_object('ids', jsonb_agg(target_id order by target_id))
    from seen having count(*) > 0`)
}

/** Deletes markers, which matter for an hour only; the audit entries stay. @returns the number deleted */
export async function deleteAccessMarkersOlderThan(db: Database, days: number, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${auditAccessMarkers} where (actor_id, action, target_type, target_id) in (
      select actor_id, action, target_type, target_id from ${auditAccessMarkers}
      where recorded_at < now() - make_interval(days => ${days}) limit ${limit}
    )`)
  return rowCount ?? 0
}

/** Deletes the oldest first. @returns the number deleted */
export async function deleteAuditEntriesOlderThan(db: Database, days: number, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${auditEntries} where id in (
      select id from ${auditEntries} where created_at < now() - make_interval(days => ${days})
      order by created_at, id limit ${limit}
    )`)
  return rowCount ?? 0
}

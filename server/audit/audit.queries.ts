import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { auditAccessMarkers, auditEntries } from './audit.table.ts'

export async function insertAuditEntry(db: Database, entry: typeof auditEntries.$inferInsert): Promise<number> {
  const [row] = await db.insert(auditEntries).values(entry).returning({ id: auditEntries.id })
  if (!row) throw new Error('the audit entry was not written')
  return row.id
}

export interface Look {
  actor_id: number
  action: string
  target_type: string
}

/** Of these targets those at which this actor's last look is older than an hour; from now on they are looked at. */
function newlySeen({ actor_id, action, target_type }: Look, ids: number[]): SQL {
  return sql`
    insert into ${auditAccessMarkers} (actor_id, action, target_type, target_id)
    select ${actor_id}::bigint, ${action}, ${target_type}, id from unnest(${sql.param(ids)}::bigint[]) as id order by id
    on conflict (actor_id, action, target_type, target_id) do update set recorded_at = now()
    where ${auditAccessMarkers}.recorded_at < now() - interval '1 hour'
    returning target_id`
}

/** One statement: two looks at the same moment are one, and none is forgotten between looking and writing down. */
export async function insertLook(db: Database, look: Look, id: number): Promise<void> {
  await db.execute(sql`
    with seen as (${newlySeen(look, [id])})
    insert into ${auditEntries} (actor_id, action, target_type, target_id)
    select ${look.actor_id}::bigint, ${look.action}, ${look.target_type}, target_id from seen`)
}

/** The same for a list, in one entry. */
export async function insertLookAtList(db: Database, look: Look, ids: number[]): Promise<void> {
  await db.execute(sql`
    with seen as (${newlySeen(look, ids)})
    insert into ${auditEntries} (actor_id, action, target_type, after)
    select ${look.actor_id}::bigint, ${look.action}, ${look.target_type},
      jsonb_build_object('ids', jsonb_agg(target_id order by target_id))
    from seen having count(*) > 0`)
}

/** When something was looked at matters for an hour; the entry itself stays. Tells how many there were. */
export async function deleteLooksOlderThan(db: Database, days: number, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${auditAccessMarkers} where (actor_id, action, target_type, target_id) in (
      select actor_id, action, target_type, target_id from ${auditAccessMarkers}
      where recorded_at < now() - make_interval(days => ${days}) limit ${limit}
    )`)
  return rowCount ?? 0
}

/** The oldest first; tells how many there were. */
export async function deleteAuditEntriesOlderThan(db: Database, days: number, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${auditEntries} where id in (
      select id from ${auditEntries} where created_at < now() - make_interval(days => ${days})
      order by created_at, id limit ${limit}
    )`)
  return rowCount ?? 0
}

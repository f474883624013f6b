import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { auditEntries, auditLooks } from './audit.table.ts'

export async function insertAuditEntry(db: Database, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await db.insert(auditEntries).values(entry)
}

export interface Look {
  actor_id: number
  action: string
  target_type: string
}

/** Of these targets those at which this actor's last look is older than an hour; from now on they are looked at. */
function newlySeen({ actor_id, action, target_type }: Look, ids: number[]): SQL {
  return sql`
    insert into ${auditLooks} (actor_id, action, target_type, target_id)
    select ${actor_id}::bigint, ${action}, ${target_type}, id from unnest(${sql.param(ids)}::bigint[]) as id order by id
    on conflict (actor_id, action, target_type, target_id) do update set recorded_at = now()
    where ${auditLooks}.recorded_at < now() - interval '1 hour'
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

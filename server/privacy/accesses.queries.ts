import { type SQL, sql } from 'drizzle-orm'
import type { Role } from '#domain/roles.ts'
import type { Database } from '../db/connect.ts'

export interface AccessRow {
  id: number
  action: string
  target_type: string
  target_id: number | null
  /** For a shown list or an exported file: ids of the person's own records in it. */
  listed: number[] | null
  full_name: string | null
  role: Role | null
  /** True if the entry is about an assessment that has been erased. */
  is_erased: boolean
  created_at: Date
}

/**
 * The person's assessments: those under their verified address, and, by their consents, those erased since, because the
 * log of who opened one is kept.
 */
function ownAssessments(userId: number): SQL {
  return sql`
    select a.id from assessments a join users u on u.email = a.email where u.id = ${userId} and u.email_verified_at is not null
    union select (details->>'assessment')::bigint from consents
      where user_id = ${userId} and kind = 'assessment_notice' and details->>'assessment' is not null`
}

/**
 * Ids of the audit entries of other actors about this person's data; each part uses an index. An erasure by the person
 * through a mailed link is logged without an actor, and left out.
 */
export function toAccessIds(userId: number): SQL {
  const ownRequests = sql`select id from consultation_requests where client_id = ${userId}`
  const about = (type: string, ids: SQL) =>
    sql`select e.id from (${ids}) as own join audit_entries e on e.target_type = ${type} and e.target_id = own.id
      where e.actor_id is distinct from ${userId}`
  return sql`
    ${about('user', sql`select ${userId}::bigint as id`)}
    union ${about('consultation_request', ownRequests)}
    union ${about('dietitian_application', sql`select id from dietitian_applications where user_id = ${userId}`)}
    union ${about('review', sql`select id from reviews where client_id = ${userId}`)}
    union ${about('assessment', ownAssessments(userId))} and not (e.action = 'assessment.erased' and e.actor_id is null)
    union ${about('blog', sql`select id from blogs where author_id = ${userId}`)}
    union select e.id from (${ownRequests}) as own join audit_entries e
      on e.action = 'request.listed' and e.after @> jsonb_build_object('ids', jsonb_build_array(own.id))
      where e.actor_id is distinct from ${userId}
    union select e.id from (${ownAssessments(userId)}) as own join assessment_exports x on x.ids @> array[own.id]
      join audit_entries e on e.id = x.entry_id
      where e.actor_id is distinct from ${userId}`
}

export async function countAccesses(db: Database, userId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*) as count from (${toAccessIds(userId)}) as about`,
  )
  return Number(rows[0]?.count ?? 0)
}

/** Newest first. */
export async function listAccessRows(
  db: Database,
  userId: number,
  { page, page_size }: { page: number; page_size: number },
): Promise<AccessRow[]> {
  const { rows } = await db.execute<Omit<AccessRow, 'created_at'> & { created_at: string }>(sql`
    select e.id, e.action, e.target_type, e.target_id, u.full_name, u.role, e.created_at,
      (e.target_type = 'assessment' and e.target_id is not null
        and not exists (select from assessments where id = e.target_id)) as is_erased,
      case e.action when 'request.listed' then (
        select json_agg(r.id order by r.id) from consultation_requests r
        where r.client_id = ${userId} and e.after->'ids' @> to_jsonb(r.id)
      ) when 'assessment.exported' then (
        select json_agg(own.id order by own.id) from (${ownAssessments(userId)}) as own
        where exists (select from assessment_exports x where x.entry_id = e.id and x.ids @> array[own.id])
      ) end as listed
    from audit_entries e left join users u on u.id = e.actor_id
    where e.id in (${toAccessIds(userId)})
    order by e.id desc limit ${page_size} offset ${(page - 1) * page_size}`)
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at) }))
}

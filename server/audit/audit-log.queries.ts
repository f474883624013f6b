import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AuditFilters } from '#domain/audit/audit.schema.ts'
import { periodEnd, periodStart } from '#domain/audit/audit-period.ts'
import { SEARCH_COUNT_MAX } from '#domain/http/search.ts'
import { users } from '../accounts/accounts.table.ts'
import type { Database } from '../db/connect.ts'
import { everyWordIn } from '../db/search-conditions.ts'
import { auditCounts, auditEntries as entries } from './audit.table.ts'

/** The number of matching accounts that a search considers. */
const NAMESAKES_MAX = 50

/** The accounts that match the `actor` filter: one by its number, several by parts of name or e-mail. */
export async function findActorIds(db: Database, text: string): Promise<number[]> {
  if (/^\d{1,15}$/.test(text)) return [Number(text)]
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(everyWordIn(text, [users.full_name], users.email))
    .orderBy(desc(users.id))
    .limit(NAMESAKES_MAX)
  return rows.map(({ id }) => id)
}

/** Filters with the `actor` search resolved to ids; `actors` undefined means any. */
export type ResolvedFilters = Omit<AuditFilters, 'actor'> & { actors?: number[] | undefined }

/**
 * The conditions of the search, each served by its own index, newest first. An entry that matches several is shown
 * once.
 */
function searchConditions({ actors, person }: ResolvedFilters): (SQL | undefined)[] {
  const byPerson = person && [
    eq(entries.actor_id, person),
    and(eq(entries.target_type, 'user'), eq(entries.target_id, person)),
  ]
  const byActor = actors?.map((id) => eq(entries.actor_id, id))
  if (byPerson && byActor) return [and(inArray(entries.actor_id, actors ?? []), or(...byPerson))]
  return byPerson || byActor || [undefined]
}

function filterConditions({ action, target_type, target_id, ...period }: ResolvedFilters): SQL | undefined {
  const [begin, end] = [periodStart(period), periodEnd(period)]
  return and(
    action ? eq(entries.action, action) : undefined,
    target_type ? eq(entries.target_type, target_type) : undefined,
    target_id ? eq(entries.target_id, target_id) : undefined,
    begin ? gte(entries.created_at, begin) : undefined,
    end ? lt(entries.created_at, end) : undefined,
  )
}

const NEWEST_FIRST = sql`created_at desc, id desc`

function selectMatching(condition: SQL | undefined, filters: ResolvedFilters, more?: SQL): SQL {
  return sql`select id, created_at from ${entries} where ${and(sql`true`, condition, filterConditions(filters), more)}`
}

/** Merges the newest entries of all conditions. */
function selectNewest(filters: ResolvedFilters, limit: number, offset: number, more?: SQL): SQL {
  const [only, ...others] = searchConditions(filters).map((condition) => selectMatching(condition, filters, more))
  if (!only) return sql`select id, created_at from ${entries} where false`
  if (others.length === 0) return sql`${only} order by ${NEWEST_FIRST} limit ${limit} offset ${offset}`
  const parts = [only, ...others].map((part) => sql`(${part} order by ${NEWEST_FIRST} limit ${limit + offset})`)
  return sql`${sql.join(parts, sql` union `)} order by ${NEWEST_FIRST} limit ${limit} offset ${offset}`
}

interface ListOptions {
  limit: number
  offset?: number
  /** Lists only entries after this one. */
  last?: { id: number; written_at: string } | null
}

/** Entries with the names of their actors, newest first. */
export async function listEntries(db: Database, filters: ResolvedFilters, { limit, offset = 0, last }: ListOptions) {
  const older = last ? sql`(created_at, id) < (${last.written_at}::timestamptz, ${last.id}::bigint)` : undefined
  return db
    .select({
      id: entries.id,
      actor_id: entries.actor_id,
      actor_name: users.full_name,
      action: entries.action,
      target_type: entries.target_type,
      target_id: entries.target_id,
      before: entries.before,
      after: entries.after,
      created_at: entries.created_at,
      /** As text, because a JavaScript date has no microseconds. */
      written_at: sql<string>`${entries.created_at}::text`,
    })
    .from(sql`(${selectNewest(filters, limit, offset, older)}) as found`)
    .innerJoin(entries, sql`${entries.id} = found.id`)
    .leftJoin(users, eq(users.id, entries.actor_id))
    .orderBy(desc(entries.created_at), desc(entries.id))
}
export type AuditRow = Awaited<ReturnType<typeof listEntries>>[number]

/** True if the stored counts cover these filters. */
function isCounted({ action: _action, ...rest }: ResolvedFilters): boolean {
  return Object.values(rest).every((value) => value === undefined)
}

/** Exact for the whole log and for one action, from the stored counts; others are counted up to `SEARCH_COUNT_MAX`. */
export async function countEntries(db: Database, filters: ResolvedFilters): Promise<number> {
  if (isCounted(filters)) {
    const [row] = await db
      .select({ count: sql<number>`coalesce(sum(${auditCounts.entries}), 0)::int` })
      .from(auditCounts)
      .where(filters.action ? eq(auditCounts.action, filters.action) : undefined)
    return row?.count ?? 0
  }
  const parts = searchConditions(filters).map(
    (condition) => sql`(${selectMatching(condition, filters)} limit ${SEARCH_COUNT_MAX})`,
  )
  if (parts.length === 0) return 0
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`(${sql.join(parts, sql` union `)}) as found`)
  return Math.min(row?.count ?? 0, SEARCH_COUNT_MAX)
}

import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { FIRST_REPLIES_MIN } from '#domain/consultations/request-rules.ts'
import type { ClaimCounts, StoredSettings } from '#domain/site/claims.ts'
import { users } from '../accounts/accounts.table.ts'
import { consultationRequests as requests } from '../consultations/consultations.table.ts'
import type { Database } from '../db/connect.ts'
import { type PageQuery, readPage } from '../db/list-counts.ts'
import { dietitianProfiles } from '../dietitians/dietitians.table.ts'
import { reviews } from '../reviews/reviews.table.ts'
import { siteSettingsVersions as versions } from './site-settings.table.ts'

export type SettingsRow = typeof versions.$inferSelect

/** Serializes saves of all processes, without blocking readers. */
export async function lockSettings(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${versions} in share row exclusive mode`)
}

export async function findCurrentSettings(db: Database): Promise<SettingsRow | null> {
  const [row] = await db.select().from(versions).orderBy(desc(versions.id)).limit(1)
  return row ?? null
}

export async function findSettingsVersion(db: Database, id: number): Promise<SettingsRow | null> {
  const [row] = await db.select().from(versions).where(eq(versions.id, id))
  return row ?? null
}

export async function insertSettings(db: Database, settings: StoredSettings, changedBy: number | null) {
  const [row] = await db.insert(versions).values({ settings, changed_by: changedBy }).returning()
  if (!row) throw new Error('an insert without conflict returns its row')
  return row
}

/** Each version with the previous one, null for the first. */
export async function listSettingsVersions(db: Database, query: PageQuery) {
  const before = sql<StoredSettings | null>`(
    select earlier.settings from ${versions} as earlier where earlier.id < ${versions.id} order by earlier.id desc limit 1
  )`
  const list = db
    .select({ ...getTableColumns(versions), before, full_name: users.full_name })
    .from(versions)
    .leftJoin(users, eq(users.id, versions.changed_by))
    .orderBy(desc(versions.id))
    .$dynamic()
  return readPage(list, db.$count(versions), query)
}
export type ListedVersion = Awaited<ReturnType<typeof listSettingsVersions>>['rows'][number]

/** Older requests say little about the current reply time. */
const REPLY_DAYS = 90

export async function countClaims(db: Database): Promise<ClaimCounts> {
  const minutes = sql`extract(epoch from ${requests.first_reply_at} - ${requests.created_at}) / 60`
  const shown = sql`from ${reviews} where ${reviews.hidden_at} is null`
  const { rows } = await db.execute<ClaimCounts & Record<string, unknown>>(sql`select
    (select count(*)::int from ${dietitianProfiles} where is_listed) as dietitians,
    (select count(*)::int from ${requests} where ${requests.first_reply_at} is not null) as answered,
    (select count(*)::int ${shown}) as reviews,
    (select round(avg(${reviews.rating}), 1)::float ${shown}) as rating,
    (select (percentile_cont(.5) within group (order by ${minutes}))::float from ${requests}
      where ${requests.first_reply_at} > now() - ${REPLY_DAYS} * interval '1 day'
      having count(*) >= ${FIRST_REPLIES_MIN}) as reply_minutes`)
  const [counts] = rows
  if (!counts) throw new Error('a select without a table has one row')
  return counts
}

import { sql } from 'drizzle-orm'
import { FIRST_REPLIES_MIN } from '#domain/consultations/request-rules.ts'
import type { ClaimCounts } from '#domain/site/claims.ts'
import { consultationRequests as requests } from '../consultations/consultations.table.ts'
import type { Database } from '../db/connect.ts'
import { dietitianProfiles } from '../dietitians/dietitians.table.ts'
import { reviews } from '../reviews/reviews.table.ts'

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

import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { blogDailyViews, blogs } from '../blogs.table.ts'

export interface ViewRow {
  blog_id: number
  /** The reader's hash. */
  key: string
  /** Left by a person with an account for the browser; null for a reader without one. */
  mark: string | null
  /** A hash that, if stored, says that this browser has read with an account, or without one. */
  other: string
  user_id: number | null
  address: string
  user_agent: string
}

/**
 * Counts a batch of views: each reader once per article and day, the author never, whether recognized by account or,
 * without a sign-in, by the browser of a live session. The page that a person opens first is requested without an
 * account, so a browser that has read without one and then reads with one counts once. A single statement, so that two
 * processes cannot count one reader twice.
 */
export async function countViews(db: Database, day: string, views: readonly ViewRow[]): Promise<void> {
  await db.execute(sql`
    with seen as (
      select row_number() over () as n, s.*
      from jsonb_to_recordset(${JSON.stringify(views)}::jsonb)
        as s (blog_id bigint, key text, mark text, other text, user_id bigint, address text, user_agent text)
      join blogs b on b.id = s.blog_id and b.status = 'published' and b.deleted_at is null
      where (b.author_id is null or s.user_id is null or s.user_id <> b.author_id)
        and (s.user_id is not null or not exists (
          select 1 from sessions own
          where own.user_id = b.author_id and own.revoked_at is null and own.expires_at > now()
            and host(own.address) = split_part(s.address, '/', 1) and own.user_agent = s.user_agent
        ))
    ), readers as (
      select distinct on (blog_id, key) n, blog_id, key, mark, other from seen order by blog_id, key, n
    ), noted as (
      insert into blog_readers (day, blog_id, reader)
      select ${day}::date, blog_id, key from readers
      union select ${day}::date, blog_id, mark from readers where mark is not null
      on conflict do nothing
      returning blog_id, reader
    ), counted as (
      select r.blog_id, count(*)::int as views
      from readers r join noted on noted.blog_id = r.blog_id and noted.reader = r.key
      where not exists (
          select 1 from blog_readers b where b.day = ${day}::date and b.blog_id = r.blog_id and b.reader = r.other
        )
        and not exists (
          select 1 from readers e where e.blog_id = r.blog_id and e.n < r.n and r.other in (e.key, e.mark)
        )
      group by r.blog_id
    ), daily as (
      insert into blog_daily_views as stored (blog_id, day, views)
      select blog_id, ${day}::date, views from counted order by blog_id
      on conflict (blog_id, day) do update set views = stored.views + excluded.views
    )
    update blogs set views_count = views_count + counted.views
    from counted where blogs.id = counted.blog_id`)
}

/**
 * Views of an author's articles by week since a day; weeks without any are left out.
 * @returns `week` is the number of weeks since that day
 */
export async function sumWeeklyViews(db: Database, authorId: number, since: string) {
  const week = sql<number>`(${blogDailyViews.day} - ${since}::date) / 7`
  return db
    .select({ week, views: sql<number>`sum(${blogDailyViews.views})::int` })
    .from(blogDailyViews)
    .innerJoin(blogs, eq(blogs.id, blogDailyViews.blog_id))
    .where(and(eq(blogs.author_id, authorId), isNull(blogs.deleted_at), gte(blogDailyViews.day, since)))
    .groupBy(sql`1`)
}

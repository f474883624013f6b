import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { blogDailyViews, blogs } from './blogs.table.ts'

export interface ViewRow {
  blog_id: number
  /** The reader's hashes: of address and kind of device, and of the account. */
  keys: string[]
  user_id: number | null
  address: string
  user_agent: string
}

/**
 * Counts a batch of views: each reader once per article and day, the author never, whether recognized by account or by
 * the browser of a live session. A single statement, so that two processes cannot count one reader twice.
 */
export async function countViews(db: Database, day: string, views: readonly ViewRow[]): Promise<void> {
  await db.execute(sql`
    with seen as (
      select row_number() over () as n, s.*
      from jsonb_to_recordset(${JSON.stringify(views)}::jsonb)
        as s (blog_id bigint, keys text[], user_id bigint, address text, user_agent text)
      join blogs b on b.id = s.blog_id and b.status = 'published' and b.deleted_at is null
      where (b.author_id is null or s.user_id is null or s.user_id <> b.author_id)
        and not exists (
          select 1 from sessions own
          where own.user_id = b.author_id and own.revoked_at is null and own.expires_at > now()
            and host(own.address) = split_part(s.address, '/', 1) and own.user_agent = s.user_agent
        )
    ), named as (
      select distinct on (s.blog_id, k.key) s.n, s.blog_id, k.key
      from seen s cross join lateral unnest(s.keys) as k (key)
      order by s.blog_id, k.key, s.n
    ), noted as (
      insert into blog_readers (day, blog_id, reader)
      select ${day}::date, blog_id, key from named
      on conflict do nothing
      returning blog_id, reader
    ), counted as (
      select blog_id, count(*)::int as views from (
        select s.blog_id
        from seen s cross join lateral unnest(s.keys) as k (key)
        left join named m on m.n = s.n and m.key = k.key
        left join noted w on w.blog_id = m.blog_id and w.reader = m.key
        group by s.n, s.blog_id
        having bool_and(w.reader is not null)
      ) as readers group by blog_id
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

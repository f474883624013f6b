import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { blogDailyViews, blogs } from './blogs.table.ts'

const week = sql<string>`to_char(date_trunc('week', ${blogDailyViews.day}), 'YYYY-MM-DD')`

/** Views of an author's articles by week (its Monday); weeks without any are left out. */
export async function sumWeeklyViews(
  db: Database,
  authorId: number,
  since: string,
): Promise<{ starts_on: string; views: number }[]> {
  return db
    .select({ starts_on: week, views: sql<number>`sum(${blogDailyViews.views})::int` })
    .from(blogDailyViews)
    .innerJoin(blogs, eq(blogs.id, blogDailyViews.blog_id))
    .where(and(eq(blogs.author_id, authorId), isNull(blogs.deleted_at), gte(blogDailyViews.day, since)))
    .groupBy(week)
}

import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { blogDailyViews, blogs } from './blogs.table.ts'

/**
 * Views of an author's articles by week since a day; weeks without any are left out.
 * @returns `week` counts from 0, the one that begins on that day
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

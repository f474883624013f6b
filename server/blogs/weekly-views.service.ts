import type { WeeklyViews } from '#domain/blogs/blogs.schema.ts'
import { lastWeeks } from '#domain/blogs/weeks.ts'
import type { Actor } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { sumWeeklyViews } from './weekly-views.queries.ts'

/** The views of the author's articles by week, the current week last. */
export async function listWeeklyViews(db: Database, actor: Actor, now = new Date()): Promise<WeeklyViews> {
  const weeks = lastWeeks(now)
  const [since = ''] = weeks
  const rows = await sumWeeklyViews(db, actor.id, since)
  const counted = new Map(rows.map(({ week, views }) => [week, views]))
  return { weeks: weeks.map((starts_on, at) => ({ starts_on, views: counted.get(at) ?? 0 })) }
}

import type { Stats, StatsQuery } from '#domain/admin/stats.schema.ts'
import { pointsOf } from '#domain/admin/stats-range.ts'
import { PROMISED_HOURS } from '#domain/assessments/assessment-rules.ts'
import { HOUR_MS } from '#domain/durations.ts'
import { startOfDay } from '#domain/site/india-day.ts'
import { countArticles } from '../blogs/blogs.service.ts'
import type { Services } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { countAssessments, countPoints, countRequests, countUsers, countWaiting } from './stats.queries.ts'

export async function getStats(db: Database, { range }: StatsQuery): Promise<Stats> {
  const days = pointsOf(range, new Date())
  const [users, blogs, requests, assessments, points] = await Promise.all([
    countUsers(db),
    countArticles(db),
    countRequests(db),
    countAssessments(db),
    countPoints(db, days.map(startOfDay)),
  ])
  const series = days.map((date, at) => ({
    date,
    sign_ups: points.sign_ups.get(at) ?? 0,
    requests: points.requests.get(at) ?? 0,
    first_reply_hours: points.first_reply_hours.get(at) ?? null,
    articles: points.articles.get(at) ?? 0,
    assessments: points.assessments.get(at) ?? 0,
  }))
  return { users, blogs, contact_requests: requests, assessments, series }
}

export async function getWaiting({ db, operation }: Pick<Services, 'db' | 'operation'>) {
  return countWaiting(db, new Date(Date.now() - PROMISED_HOURS * HOUR_MS), operation.isPublicSite)
}

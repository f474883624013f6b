import { and, count, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Stats, Waiting } from '#domain/admin/stats.schema.ts'
import { ASSESSMENT_STATUSES } from '#domain/assessments/assessment-rules.ts'
import { userCounts, users } from '../accounts/accounts.table.ts'
import { dietitianApplications } from '../applications/applications.table.ts'
import { dietitianCertificates } from '../applications/certificates/certificates.table.ts'
import { assessments } from '../assessments/assessments.table.ts'
import { blogs, isPublished } from '../blogs/blogs.table.ts'
import { consultationRequests as requests } from '../consultations/consultations.table.ts'
import type { Database } from '../db/connect.ts'
import { foods } from '../foods/foods.table.ts'
import { mails } from '../mail/mails.table.ts'

/** Counts the rows by value of a column, using the index that begins with it. */
async function countBy(db: Database, table: PgTable, column: PgColumn): Promise<Map<string, number>> {
  const rows = await db
    .select({ value: sql<string>`${column}`, rows: count() })
    .from(table)
    .groupBy(column)
  return new Map(rows.map(({ value, rows }) => [value, rows]))
}

function withTotal<K extends string>(counts: Map<string, number>, keys: readonly K[]): Record<K | 'total', number> {
  const named = Object.fromEntries(keys.map((key) => [key, counts.get(key) ?? 0]))
  return { total: [...counts.values()].reduce((sum, rows) => sum + rows, 0), ...named } as Record<K | 'total', number>
}

export async function countUsers(db: Database): Promise<Stats['users']> {
  const rows = await db
    .select({ role: userCounts.role, accounts: sql<number>`sum(${userCounts.accounts})::int` })
    .from(userCounts)
    .groupBy(userCounts.role)
  return withTotal(new Map(rows.map(({ role, accounts }) => [role, accounts])), ['user', 'dietitian', 'admin'])
}

export async function countRequests(db: Database): Promise<Stats['contact_requests']> {
  return withTotal(await countBy(db, requests, requests.status), ['pending', 'replied', 'closed'])
}

export async function countAssessments(db: Database): Promise<Stats['assessments']> {
  return withTotal(await countBy(db, assessments, assessments.status), ASSESSMENT_STATUSES)
}

/** Counts the rows that fall to each interval of `starts`; `at` is its index, from 0. */
async function countByPoint(db: Database, table: PgTable, column: PgColumn, starts: Date[], only?: SQL) {
  const rows = await db
    .select({ at: pointOf(column, starts), rows: count() })
    .from(table)
    .where(and(gte(column, starts[0]), only))
    .groupBy(sql`1`)
  return new Map(rows.map(({ at, rows }) => [at, rows]))
}

function pointOf(column: PgColumn, starts: Date[]): SQL<number> {
  const bounds = sql.param(starts.map((start) => start.toISOString()))
  return sql<number>`width_bucket(${column}, ${bounds}::timestamptz[]) - 1`
}

/** The median, so that one client forgotten for weeks does not distort it. */
async function medianFirstReply(db: Database, starts: Date[]): Promise<Map<number, number>> {
  const hours = sql`extract(epoch from ${requests.first_reply_at} - ${requests.created_at}) / 3600`
  const rows = await db
    .select({
      at: pointOf(requests.first_reply_at, starts),
      hours: sql<number>`round((percentile_cont(.5) within group (order by ${hours}))::numeric, 1)::float`,
    })
    .from(requests)
    .where(and(isNotNull(requests.first_reply_at), gte(requests.first_reply_at, starts[0] ?? new Date())))
    .groupBy(sql`1`)
  return new Map(rows.map(({ at, hours }) => [at, hours]))
}

export async function countPoints(db: Database, starts: Date[]) {
  const [signUps, sent, articles, submitted, replies] = await Promise.all([
    countByPoint(db, users, users.created_at, starts),
    countByPoint(db, requests, requests.created_at, starts),
    countByPoint(db, blogs, blogs.published_at, starts, isPublished),
    countByPoint(db, assessments, assessments.created_at, starts),
    medianFirstReply(db, starts),
  ])
  return { sign_ups: signUps, requests: sent, articles, assessments: submitted, first_reply_hours: replies }
}

/** Unanswered assessments by status, and how many of them came before a moment. */
async function countUnanswered(db: Database, before: Date) {
  const { status, created_at } = assessments
  const rows = await db
    .select({
      status,
      all: count(),
      late: sql<number>`count(*) filter (where ${lt(created_at, before)})`.mapWith(Number),
    })
    .from(assessments)
    .where(inArray(status, ['new', 'assigned']))
    .groupBy(status)
  return (wanted: 'new' | 'assigned') => rows.find((row) => row.status === wanted) ?? { all: 0, late: 0 }
}

/** @param overdueBefore requests sent before this are past the promised reply time */
export async function countWaiting(db: Database, overdueBefore: Date, isPublicSite: boolean): Promise<Waiting> {
  const [applications, certificates, unanswered, waitingRequests, proposedFoods, failed, demo] = await Promise.all([
    db.$count(dietitianApplications, eq(dietitianApplications.status, 'pending')),
    db.$count(dietitianCertificates, eq(dietitianCertificates.status, 'pending')),
    countUnanswered(db, overdueBefore),
    db.$count(requests, isNotNull(requests.waiting_since)),
    db.$count(foods, eq(foods.status, 'proposed')),
    db.$count(mails, eq(mails.status, 'failed')),
    isPublicSite ? db.$count(users, eq(users.is_demo, true)) : 0,
  ])
  return {
    applications,
    certificates,
    assessments: unanswered('new').all,
    assessments_overdue: unanswered('new').late,
    assigned: unanswered('assigned').all,
    assigned_overdue: unanswered('assigned').late,
    requests: waitingRequests,
    foods: proposedFoods,
    mails_failed: failed,
    demo_accounts: demo,
  }
}

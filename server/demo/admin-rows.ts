import { sql } from 'drizzle-orm'
import { NOTICE_VERSION } from '#domain/assessments/assessment-rules.ts'
import { FIRST_REPLIES_MIN } from '#domain/consultations/request-rules.ts'
import { indiaDay } from '#domain/site/india-day.ts'
import { dietitianApplications } from '../applications/applications.table.ts'
import { assessments } from '../assessments/assessments.table.ts'
import type { Database } from '../db/connect.ts'
import { dietitianCredentials } from '../dietitians/dietitians.table.ts'
import { reviews } from '../reviews/reviews.table.ts'
import { DEMO_APPLICATION, DEMO_ASSESSMENTS, DEMO_CREDENTIALS, DEMO_REVIEWS } from './admin.content.ts'
import { type DemoRequest, days } from './demo-content.ts'
import { hoursBefore, requireClient, requireId } from './request-rows.ts'
import { ADMIN_EMAIL } from './sign-ins.ts'

interface StoredRequest {
  id: number
  request: DemoRequest
}

/** Inserts what rating, answering and replying would have stored. */
async function insertReviews(tx: Database, stored: readonly StoredRequest[], ids: Map<string, number>, now: Date) {
  await tx.insert(reviews).values(
    DEMO_REVIEWS.map(({ client, dietitian, rating, text, show_name, hours_ago, answer }) => {
      const rated = stored.findLast(
        ({ request }) =>
          request.client === client &&
          request.dietitian === dietitian &&
          request.talk?.some(({ from, hours_ago: at }) => from === 'dietitian' && at > hours_ago),
      )
      if (!rated) throw new Error(`the demo content rates ${dietitian}, who has not answered ${client}`)
      const created_at = hoursBefore(now, hours_ago)
      return {
        ...{ request_id: rated.id, client_id: requireId(ids, client), dietitian_id: requireId(ids, dietitian) },
        ...{ rating, text, show_name, created_at, updated_at: created_at },
        ...(answer ? { answer: answer.text, answered_at: hoursBefore(now, answer.hours_ago) } : {}),
      }
    }),
  )
  await tx.execute(sql`
    update dietitian_profiles p set rating = r.rating, review_count = r.reviews
    from (select dietitian_id, round(avg(rating), 1) as rating, count(*) as reviews from reviews group by 1) r
    where p.user_id = r.dietitian_id`)
  await tx.execute(sql`
    update dietitian_profiles p set first_reply_minutes = r.minutes
    from (
      select dietitian_id, (percentile_cont(.5) within group (
        order by extract(epoch from first_reply_at - created_at) / 60))::int as minutes
      from consultation_requests where first_reply_at is not null
      group by 1 having count(*) >= ${FIRST_REPLIES_MIN}
    ) r where p.user_id = r.dietitian_id`)
}

async function insertCredentials(tx: Database, ids: Map<string, number>, now: Date) {
  const day = (daysAgo: number) => indiaDay(hoursBefore(now, days(daysAgo)))
  await tx.insert(dietitianCredentials).values(
    DEMO_CREDENTIALS.map(({ dietitian, checked_days_ago, expires_in_days, ...named }) => ({
      ...named,
      dietitian_id: requireId(ids, dietitian),
      checked_on: day(checked_days_ago),
      expires_on: expires_in_days === undefined ? null : day(-expires_in_days),
      note: 'Demo content: nothing was checked.',
      checked_by: requireId(ids, ADMIN_EMAIL),
      created_at: hoursBefore(now, days(checked_days_ago)),
    })),
  )
}

async function insertApplication(tx: Database, ids: Map<string, number>, now: Date) {
  const { client, hours_ago, ...application } = DEMO_APPLICATION
  const created_at = hoursBefore(now, hours_ago)
  await tx.insert(dietitianApplications).values({ ...application, user_id: requireId(ids, client), created_at })
}

async function insertAssessments(tx: Database, ids: Map<string, number>, now: Date) {
  await tx.insert(assessments).values(
    DEMO_ASSESSMENTS.map(({ client, hours_ago, dietitian, answer, ...fields }) => {
      const person = requireClient(client)
      const created_at = hoursBefore(now, hours_ago)
      const worker = dietitian ? requireId(ids, dietitian) : null
      return {
        ...fields,
        assigned_to: worker,
        assigned_at: worker === null ? null : created_at,
        answer: answer?.text ?? null,
        answered_by: answer ? worker : null,
        answered_at: answer ? hoursBefore(now, answer.hours_ago) : null,
        full_name: `${person.first_name} ${person.last_name}`,
        email: client,
        gender: person.gender ?? 'other',
        notice_version: NOTICE_VERSION,
        notice_accepted_at: created_at,
        notes: 'Demo content: this person does not exist.',
        created_at,
        updated_at: created_at,
      }
    }),
  )
}

/** Inserts credentials checked by admins, work waiting for admins, and clients' reviews. */
export async function insertAdminWork(
  tx: Database,
  { requests, ids, now }: { requests: readonly StoredRequest[]; ids: Map<string, number>; now: Date },
): Promise<void> {
  await insertReviews(tx, requests, ids, now)
  await insertCredentials(tx, ids, now)
  await insertApplication(tx, ids, now)
  await insertAssessments(tx, ids, now)
}

import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { consultationRequests as requests } from './consultations.table.ts'

/** Requests handed over by this dietitian in the last days, latest first, with only the fields that identify them. */
export async function listHandedOverRows(db: Database, dietitianId: number, days: number) {
  return db
    .select({
      id: requests.id,
      name: requests.name,
      handed_over_at: sql<Date>`${requests.handover_ended_at}`.mapWith(requests.handover_ended_at),
    })
    .from(requests)
    .where(
      and(
        eq(requests.handed_over_from, dietitianId),
        sql`${requests.handover_ended_at} > now() - make_interval(days => ${days})`,
      ),
    )
    .orderBy(desc(requests.handover_ended_at), desc(requests.id))
}

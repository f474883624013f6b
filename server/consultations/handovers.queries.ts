import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { consultationRequests as requests } from './consultations.table.ts'

/** Requests that went from this dietitian to another one in the last days, latest first; only what tells them apart. */
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

import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { users } from '../accounts/accounts.table.ts'
import type { Database } from '../db/connect.ts'
import { consultationRequests as requests } from './consultations.table.ts'

const REQUEST_TEXTS_MAX = 200
/** Characters read of each text: the question is usually at its beginning. */
const REQUEST_TEXT_LENGTH = 1000

/** Texts of a dietitian's newest requests since a moment, for counting only: they must not be shown. */
export async function listRequestTexts(db: Database, dietitianId: number, since: Date) {
  return db
    .select({
      client_id: users.id,
      message: sql<string>`left(${requests.message}, ${REQUEST_TEXT_LENGTH})`,
      health_concern: requests.health_concern,
    })
    .from(requests)
    .innerJoin(users, eq(users.id, requests.client_id))
    .where(and(eq(requests.dietitian_id, dietitianId), gte(requests.created_at, since)))
    .orderBy(desc(requests.created_at), desc(requests.id))
    .limit(REQUEST_TEXTS_MAX)
}

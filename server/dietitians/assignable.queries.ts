import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { users } from '../accounts/accounts.table.ts'
import { assessments } from '../assessments/assessments.table.ts'
import type { Database } from '../db/connect.ts'
import { dietitianCredentials, dietitianProfiles } from './dietitians.table.ts'

/** @param today a day in India, on which a checked credential must be valid */
function isAssignable(today: string): SQL | undefined {
  return and(
    eq(users.role, 'dietitian'),
    eq(users.is_active, true),
    sql`exists (select from ${dietitianCredentials} where ${dietitianCredentials.dietitian_id} = ${users.id}
      and (${dietitianCredentials.expires_on} is null or ${dietitianCredentials.expires_on} >= ${today}))`,
  )
}

/** The most dietitians listed to choose from; more would need a search. */
const ASSIGNABLE_MAX = 500

export async function listAssignable(db: Database, today: string) {
  return db
    .select({
      id: users.id,
      full_name: users.full_name,
      specialization: dietitianProfiles.specialization,
      is_available: dietitianProfiles.is_available,
      waiting: sql<number>`(select count(*)::int from ${assessments}
        where ${assessments.assigned_to} = ${users.id} and ${assessments.status} = 'assigned')`,
    })
    .from(users)
    .innerJoin(dietitianProfiles, eq(dietitianProfiles.user_id, users.id))
    .where(isAssignable(today))
    .orderBy(desc(dietitianProfiles.is_available), asc(users.full_name), asc(users.id))
    .limit(ASSIGNABLE_MAX)
}

/** @returns null unless this account may be assigned work */
export async function findAssignable(db: Database, today: string, id: number) {
  const [row] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.id, id), isAssignable(today)))
  return row ?? null
}

import { and, eq, sql } from 'drizzle-orm'
import type { Concern } from '#domain/dietitians/concerns.ts'
import type { Specialization } from '#domain/dietitians/specializations.ts'
import { users } from '../accounts/accounts.table.ts'
import type { Change } from '../db/columns.ts'
import type { Database } from '../db/connect.ts'
import { prepared } from '../db/prepared.ts'
import { dietitianProfiles } from './dietitians.table.ts'

/** A dietitian always has a profile row; it is listed only once bio and specialization are filled. */
export async function ensureDietitianProfile(db: Database, userId: number): Promise<void> {
  await db.insert(dietitianProfiles).values({ user_id: userId }).onConflictDoNothing()
}

/** Fills empty fields and keeps what the dietitian wrote. No experience is stored as 0 years. */
export async function fillEmptyProfile(
  db: Database,
  userId: number,
  facts: { specialization: Specialization | null; experience_years: number },
): Promise<void> {
  const { specialization, experience_years } = dietitianProfiles
  await db
    .update(dietitianProfiles)
    .set({
      specialization: sql`coalesce(${specialization}, ${facts.specialization}::text)`,
      experience_years: sql`coalesce(nullif(${experience_years}, 0), ${facts.experience_years}::smallint)`,
      updated_at: new Date(),
    })
    .where(eq(dietitianProfiles.user_id, userId))
}

type NewProfile = typeof dietitianProfiles.$inferInsert
export type ProfileChange = Change<Omit<NewProfile, 'user_id'>>

export async function saveProfile(db: Database, userId: number, change: ProfileChange): Promise<void> {
  await db
    .update(dietitianProfiles)
    .set({ ...change, updated_at: new Date() } as Partial<NewProfile>)
    .where(eq(dietitianProfiles.user_id, userId))
}

/** Locks the profile, so that only one transaction at a time computes and stores ratings and reply times. */
export async function lockProfileMeasures(db: Database, userId: number): Promise<void> {
  await db
    .select({ id: dietitianProfiles.user_id })
    .from(dietitianProfiles)
    .where(eq(dietitianProfiles.user_id, userId))
    .for('no key update')
}

/** Leaves `updated_at` unchanged, because the owner changed nothing. */
export async function updateRating(
  db: Database,
  userId: number,
  measured: { rating: number | null; review_count: number },
): Promise<void> {
  await db.update(dietitianProfiles).set(measured).where(eq(dietitianProfiles.user_id, userId))
}

export async function updateFirstReplyTime(db: Database, userId: number, minutes: number | null): Promise<void> {
  await db
    .update(dietitianProfiles)
    .set({ first_reply_minutes: minutes })
    .where(
      and(
        eq(dietitianProfiles.user_id, userId),
        sql`${dietitianProfiles.first_reply_minutes} is distinct from ${minutes}::int`,
      ),
    )
}

const activeDietitian = prepared((db) =>
  db
    .select({
      email: users.email,
      full_name: users.full_name,
      is_available: dietitianProfiles.is_available,
      first_reply_minutes: dietitianProfiles.first_reply_minutes,
    })
    .from(dietitianProfiles)
    .innerJoin(users, eq(users.id, dietitianProfiles.user_id))
    .where(and(eq(users.id, sql.placeholder('id')), eq(users.role, 'dietitian'), eq(users.is_active, true))),
)

/** The recipient of a request; null unless this is an active dietitian. */
export async function findRecipient(db: Database, id: number) {
  const [row] = await activeDietitian(db).execute({ id })
  return row ?? null
}

/** A dietitian's specialization and focus areas. */
export async function findConcerns(db: Database, userId: number): Promise<Concern[]> {
  const [row] = await db
    .select({ specialization: dietitianProfiles.specialization, focus_areas: dietitianProfiles.focus_areas })
    .from(dietitianProfiles)
    .where(eq(dietitianProfiles.user_id, userId))
  if (!row) return []
  return [...new Set<Concern>([...(row.specialization ? [row.specialization] : []), ...row.focus_areas])]
}

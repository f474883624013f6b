import { and, asc, count, desc, eq, lt, type SQL } from 'drizzle-orm'
import type { ApplicationDecision, ApplicationQuery } from '#domain/applications/applications.schema.ts'
import { users } from '../accounts/accounts.table.ts'
import type { Database } from '../db/connect.ts'
import { dietitianApplications as applications } from './applications.table.ts'

function base(db: Database) {
  return db
    .select({ application: applications, full_name: users.full_name, email: users.email })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.user_id))
    .$dynamic()
}

export type ApplicationRow = Awaited<ReturnType<typeof base>>[number]

function toFilter(userId: number | undefined, query: ApplicationQuery) {
  return and(
    userId === undefined ? undefined : eq(applications.user_id, userId),
    query.status ? eq(applications.status, query.status) : undefined,
  )
}

const ORDER: Record<ApplicationQuery['ordering'], SQL[]> = {
  '-created_at': [desc(applications.created_at), desc(applications.id)],
  created_at: [asc(applications.created_at), asc(applications.id)],
}

export async function countApplications(db: Database, userId: number | undefined, query: ApplicationQuery) {
  const [row] = await db.select({ count: count() }).from(applications).where(toFilter(userId, query))
  return row?.count ?? 0
}

export async function listApplicationRows(db: Database, userId: number | undefined, query: ApplicationQuery) {
  return base(db)
    .where(toFilter(userId, query))
    .orderBy(...ORDER[query.ordering])
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
}

/** What the same person has filed before this one, newest first. */
export async function listEarlier(db: Database, userId: number, id: number): Promise<ApplicationRow[]> {
  return base(db)
    .where(and(eq(applications.user_id, userId), lt(applications.id, id)))
    .orderBy(desc(applications.id))
    .limit(EARLIER_MAX)
}

/** Nobody decides it, and nobody else adds a document, until the transaction ends. */
export async function lockApplication(db: Database, id: number) {
  const [row] = await db.select().from(applications).where(eq(applications.id, id)).for('update')
  return row ?? null
}

export async function findApplication(db: Database, id: number): Promise<ApplicationRow | null> {
  const [row] = await base(db).where(eq(applications.id, id))
  return row ?? null
}

const EARLIER_MAX = 20

/** Null when one of this account is waiting already. */
export async function insertApplication(db: Database, application: typeof applications.$inferInsert) {
  const [row] = await db
    .insert(applications)
    .values(application)
    .onConflictDoNothing()
    .returning({ id: applications.id })
  return row?.id ?? null
}

/** Decides a waiting application; false when another admin was quicker. */
export async function decideWaiting(db: Database, id: number, adminId: number, decision: ApplicationDecision) {
  const rows = await db
    .update(applications)
    .set({ status: decision.status, reason: decision.reason || null, decided_at: new Date(), decided_by: adminId })
    .where(and(eq(applications.id, id), eq(applications.status, 'pending')))
    .returning({ id: applications.id })
  return rows.length > 0
}

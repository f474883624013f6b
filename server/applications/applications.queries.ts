import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { OPEN_STATUSES } from '#domain/applications/application-status.ts'
import type {
  ApplicationDecision,
  ApplicationInput,
  ApplicationQuery,
} from '#domain/applications/applications.schema.ts'
import { users } from '../accounts/accounts.table.ts'
import { orderOf } from '../db/columns.ts'
import type { Database } from '../db/connect.ts'
import { readPage } from '../db/list-counts.ts'
import { dietitianApplications as applications, applicationDocuments as documents } from './applications.table.ts'

function base(db: Database) {
  return db
    .select({ application: applications, full_name: users.full_name, email: users.email })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.user_id))
    .$dynamic()
}

export type ApplicationRow = Awaited<ReturnType<typeof base>>[number]

export async function listApplicationRows(db: Database, userId: number | undefined, query: ApplicationQuery) {
  const where = and(
    userId === undefined ? undefined : eq(applications.user_id, userId),
    query.status ? eq(applications.status, query.status) : undefined,
  )
  const list = base(db)
    .where(where)
    .orderBy(...orderOf(applications, query.ordering))
  return readPage(list, db.$count(applications, where), query)
}

const EARLIER_MAX = 20

/** Earlier applications of the same person, newest first. */
export async function listEarlier(db: Database, userId: number, id: number): Promise<ApplicationRow[]> {
  return base(db)
    .where(and(eq(applications.user_id, userId), lt(applications.id, id)))
    .orderBy(desc(applications.id))
    .limit(EARLIER_MAX)
}

/** Until the transaction ends, no one else can decide the application or add a document. */
export async function lockApplication(db: Database, id: number) {
  const [row] = await db.select().from(applications).where(eq(applications.id, id)).for('update')
  return row ?? null
}

export async function findApplication(db: Database, id: number): Promise<ApplicationRow | null> {
  const [row] = await base(db).where(eq(applications.id, id))
  return row ?? null
}

/** @returns null if the account already has an undecided application */
export async function insertApplication(db: Database, application: typeof applications.$inferInsert) {
  const [row] = await db
    .insert(applications)
    .values(application)
    .onConflictDoNothing()
    .returning({ id: applications.id })
  return row?.id ?? null
}

/** Decides an application; false if it is already decided. */
export async function decideOpen(db: Database, id: number, adminId: number, decision: ApplicationDecision) {
  const { rowCount } = await db
    .update(applications)
    .set({ status: decision.status, reason: decision.reason || null, decided_at: new Date(), decided_by: adminId })
    .where(and(eq(applications.id, id), inArray(applications.status, [...OPEN_STATUSES])))
  return rowCount === 1
}

export async function sendApplicationAgain(db: Database, id: number, input: ApplicationInput): Promise<void> {
  await db
    .update(applications)
    .set({ ...input, specialization: input.specialization ?? null, status: 'pending', sent_again_at: new Date() })
    .where(eq(applications.id, id))
}

export type DocumentRow = typeof documents.$inferSelect

export async function listDocuments(db: Database, applicationIds: number[]): Promise<DocumentRow[]> {
  return db.select().from(documents).where(inArray(documents.application_id, applicationIds)).orderBy(asc(documents.id))
}

export async function findDocument(db: Database, applicationId: number, id: number): Promise<DocumentRow | null> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.application_id, applicationId)))
  return row ?? null
}

export async function countDocuments(db: Database, applicationId: number): Promise<number> {
  return db.$count(documents, eq(documents.application_id, applicationId))
}

export async function insertDocument(db: Database, document: typeof documents.$inferInsert): Promise<void> {
  await db.insert(documents).values(document)
}

export async function deleteDocument(db: Database, id: number): Promise<void> {
  await db.delete(documents).where(eq(documents.id, id))
}

/** Their files become orphaned. */
export async function deleteOfDeclined(db: Database, days: number, limit: number): Promise<void> {
  const due = db
    .select({ id: documents.id })
    .from(documents)
    .innerJoin(applications, eq(applications.id, documents.application_id))
    .where(
      and(
        eq(applications.status, 'declined'),
        lt(applications.decided_at, sql`now() - make_interval(days => ${days})`),
      ),
    )
    .limit(limit)
  await db.delete(documents).where(inArray(documents.id, due))
}

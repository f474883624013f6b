import { and, asc, between, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { users } from '../../accounts/accounts.table.ts'
import { columnsOf } from '../../db/columns.ts'
import type { Database } from '../../db/connect.ts'
import { prepared } from '../../db/prepared.ts'
import { dietitianCredentials as credentials } from '../dietitians.table.ts'

const columns = columnsOf(credentials, 'id', 'kind', 'title', 'council', 'number', 'checked_on', 'expires_on')

/** The credentials of several dietitians that are valid on a day. */
const selectValid = prepared(
  (db) =>
    db
      .select({ dietitian_id: credentials.dietitian_id, ...columns })
      .from(credentials)
      .where(
        and(
          sql`${credentials.dietitian_id} = any(${sql.placeholder('ids')}::bigint[])`,
          or(isNull(credentials.expires_on), gte(credentials.expires_on, sql.placeholder('today'))),
        ),
      )
      .orderBy(asc(credentials.kind), asc(credentials.id)),
  'valid credentials',
)

export async function listValidCredentials(db: Database, dietitianIds: number[], today: string) {
  return selectValid(db).execute({ ids: dietitianIds, today })
}

function checked(db: Database) {
  return db
    .select({
      ...columns,
      dietitian_id: credentials.dietitian_id,
      note: credentials.note,
      checker: { id: users.id, full_name: users.full_name },
    })
    .from(credentials)
    .leftJoin(users, eq(users.id, credentials.checked_by))
    .$dynamic()
}

export type CredentialRow = Awaited<ReturnType<typeof checked>>[number]

export async function listCredentials(db: Database, dietitianId: number): Promise<CredentialRow[]> {
  return checked(db)
    .where(eq(credentials.dietitian_id, dietitianId))
    .orderBy(asc(credentials.kind), asc(credentials.id))
}

export async function findCredential(db: Database, id: number): Promise<CredentialRow | null> {
  const [row] = await checked(db).where(eq(credentials.id, id))
  return row ?? null
}

export async function insertCredential(db: Database, row: typeof credentials.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(credentials).values(row).returning({ id: credentials.id })
  if (!inserted) throw new Error('the credential was not written')
  return inserted.id
}

type Change = Partial<typeof credentials.$inferInsert>

export async function saveCredential(db: Database, id: number, change: Change): Promise<void> {
  await db.update(credentials).set(change).where(eq(credentials.id, id))
}

export async function lockCredential(db: Database, id: number) {
  const [row] = await db.select().from(credentials).where(eq(credentials.id, id)).for('update')
  return row ?? null
}

export async function deleteCredential(db: Database, id: number): Promise<void> {
  await db.delete(credentials).where(eq(credentials.id, id))
}

/** Locks credentials of active dietitians that expire within these days and have had no reminder. */
export async function lockExpiring(tx: Database, from: string, to: string, limit: number) {
  return tx
    .select({ ...columns, email: users.email, first_name: users.first_name })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.dietitian_id))
    .where(
      and(
        between(credentials.expires_on, from, to),
        isNull(credentials.reminded_at),
        eq(users.role, 'dietitian'),
        eq(users.is_active, true),
      ),
    )
    .orderBy(asc(credentials.expires_on), asc(credentials.id))
    .limit(limit)
    .for('update', { of: credentials, skipLocked: true })
}

export async function setReminded(tx: Database, ids: number[]): Promise<void> {
  await tx.update(credentials).set({ reminded_at: sql`now()` }).where(inArray(credentials.id, ids))
}

/** The dietitians with a credential that expired on this day. */
export async function listExpiredOn(db: Database, day: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: credentials.dietitian_id })
    .from(credentials)
    .where(eq(credentials.expires_on, day))
  return rows.map(({ id }) => id)
}

import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { CertificateQuery } from '#domain/applications/certificates.schema.ts'
import { users } from '../../accounts/accounts.table.ts'
import { orderOf } from '../../db/columns.ts'
import type { Database } from '../../db/connect.ts'
import { readPage } from '../../db/list-counts.ts'
import { dietitianCertificates as certificates } from './certificates.table.ts'

function base(db: Database) {
  return db
    .select({
      certificate: certificates,
      person: { full_name: users.full_name, first_name: users.first_name, email: users.email, role: users.role },
    })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.dietitian_id))
    .$dynamic()
}

export type CertificateRow = Awaited<ReturnType<typeof base>>[number]

export async function listCertificateRows(db: Database, dietitianId: number | undefined, query: CertificateQuery) {
  const where = and(
    dietitianId === undefined ? undefined : eq(certificates.dietitian_id, dietitianId),
    query.status ? eq(certificates.status, query.status) : undefined,
  )
  const list = base(db)
    .where(where)
    .orderBy(...orderOf(certificates, query.ordering))
  return readPage(list, db.$count(certificates, where), query)
}

export async function findCertificate(db: Database, id: number): Promise<CertificateRow | null> {
  const [row] = await base(db).where(eq(certificates.id, id))
  return row ?? null
}

/** Lock the account before, in the same order as the erasure of an account. */
export async function lockCertificate(tx: Database, id: number) {
  const [row] = await tx.select().from(certificates).where(eq(certificates.id, id)).for('update')
  return row ?? null
}

export async function countOpenCertificates(db: Database, dietitianId: number): Promise<number> {
  return db.$count(certificates, and(eq(certificates.dietitian_id, dietitianId), ne(certificates.status, 'approved')))
}

export async function insertCertificate(db: Database, row: typeof certificates.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(certificates).values(row).returning({ id: certificates.id })
  if (!inserted) throw new Error('the certificate was not written')
  return inserted.id
}

export async function saveCertificate(db: Database, id: number, change: Partial<typeof certificates.$inferInsert>) {
  await db.update(certificates).set(change).where(eq(certificates.id, id))
}

export async function deleteCertificate(db: Database, id: number): Promise<void> {
  await db.delete(certificates).where(eq(certificates.id, id))
}

/** Deletes certificates that needed changes so many days ago and were never replaced; their files become orphaned. */
export async function deleteUncorrected(db: Database, days: number, limit: number): Promise<void> {
  const due = db
    .select({ id: certificates.id })
    .from(certificates)
    .where(
      and(
        eq(certificates.status, 'changes_requested'),
        lt(certificates.decided_at, sql`now() - make_interval(days => ${days})`),
      ),
    )
    .limit(limit)
  await db.delete(certificates).where(inArray(certificates.id, due))
}

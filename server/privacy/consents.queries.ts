import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { TERMS_VERSION } from '#domain/accounts/account-rules.ts'
import { consents } from '../accounts/accounts.table.ts'
import type { Database } from '../db/connect.ts'

export type ConsentRow = typeof consents.$inferSelect

const withOwner = sql`users u join assessments a on a.email = u.email and u.email_verified_at is not null`

function adopt(which: SQL): SQL {
  return sql`
    insert into consents (user_id, kind, version, given_at, details)
    select u.id, 'assessment_notice', a.notice_version, a.notice_accepted_at, jsonb_build_object('assessment', a.id)
    from ${withOwner} where ${which} and a.notice_version is not null
    order by a.id
    on conflict do nothing`
}

/**
 * The sender of an assessment has no account. Once an account has verified the address, this links the consents given
 * under it to the account. Call it before consents are read, because an address may be verified before or long after
 * the submission. A second call changes nothing.
 */
export async function linkAnonymousConsents(db: Database, userId: number): Promise<void> {
  await db.execute(adopt(sql`u.id = ${userId}`))
}

/** Links the consents of submissions that are about to be erased, for any account. */
export async function linkAssessmentConsents(tx: Database, assessments: readonly number[]): Promise<void> {
  await tx.execute(adopt(sql`a.id = any(${sql.param([...assessments])}::bigint[])`))
}

export async function countConsents(db: Database, userId: number): Promise<number> {
  return db.$count(consents, eq(consents.user_id, userId))
}

export async function listConsentRows(
  db: Database,
  userId: number,
  { page, page_size }: { page: number; page_size: number },
): Promise<ConsentRow[]> {
  return db
    .select()
    .from(consents)
    .where(eq(consents.user_id, userId))
    .orderBy(desc(consents.id))
    .limit(page_size)
    .offset((page - 1) * page_size)
}

export async function lockConsent(tx: Database, userId: number, id: number): Promise<ConsentRow | null> {
  const [row] = await tx
    .select()
    .from(consents)
    .where(and(eq(consents.id, id), eq(consents.user_id, userId)))
    .for('update')
  return row ?? null
}

/** Marks the terms as withdrawn in every version; the rows are kept as a record. */
export async function markWithdrawn(tx: Database, { user_id, kind, id }: ConsentRow): Promise<void> {
  const same = kind === 'terms' ? and(eq(consents.user_id, user_id ?? 0), eq(consents.kind, kind)) : eq(consents.id, id)
  await tx
    .update(consents)
    .set({ withdrawn_at: sql`now()` })
    .where(and(same, isNull(consents.withdrawn_at)))
}

/** Records a consent to the current terms if all earlier ones are withdrawn. */
export async function agreeAgain(tx: Database, userId: number): Promise<void> {
  await tx.execute(sql`
    insert into consents (user_id, kind, version)
    select ${userId}, 'terms', ${TERMS_VERSION}
    where exists (select from consents where user_id = ${userId} and kind = 'terms' and withdrawn_at is not null)
      and not exists (select from consents where user_id = ${userId} and kind = 'terms' and withdrawn_at is null)`)
}

/** @returns false if it no longer existed */
export async function deleteOwnAssessment(tx: Database, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    delete from assessments a using users u
    where a.id = ${id} and u.id = ${userId} and u.email = a.email and u.email_verified_at is not null`)
  return (rowCount ?? 0) > 0
}

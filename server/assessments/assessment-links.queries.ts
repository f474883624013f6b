import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { assessmentLinks } from './assessments.table.ts'

export async function insertLink(db: Database, link: typeof assessmentLinks.$inferInsert): Promise<void> {
  await db.insert(assessmentLinks).values(link)
}

/** Uses up a link; false when it is unknown, used or expired, or not for this use. */
export async function consumeLink(db: Database, tokenHash: string, use: 'show' | 'erase'): Promise<boolean> {
  const rows = await db
    .update(assessmentLinks)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(assessmentLinks.token_hash, tokenHash),
        isNull(assessmentLinks.used_at),
        gt(assessmentLinks.expires_at, sql`now()`),
        use === 'show' ? eq(assessmentLinks.may_show, true) : undefined,
      ),
    )
    .returning({ id: assessmentLinks.id })
  return rows.length > 0
}

/** The submission of any issued link, also of a used or expired one. */
export async function findLinked(db: Database, tokenHash: string): Promise<number | null> {
  const [row] = await db
    .select({ assessment_id: assessmentLinks.assessment_id })
    .from(assessmentLinks)
    .where(eq(assessmentLinks.token_hash, tokenHash))
  return row?.assessment_id ?? null
}

/** Of one submission, or all. */
export async function invalidateLinks(db: Database, assessmentId?: number): Promise<void> {
  const isOf = assessmentId === undefined ? undefined : eq(assessmentLinks.assessment_id, assessmentId)
  await db
    .update(assessmentLinks)
    .set({ used_at: sql`now()` })
    .where(and(isOf, isNull(assessmentLinks.used_at)))
}

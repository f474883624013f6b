import { asc, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { erasures } from '../privacy.table.ts'

export type Erasure = typeof erasures.$inferSelect

export async function listErasures(db: Database): Promise<Erasure[]> {
  return db.select().from(erasures).orderBy(asc(erasures.erased_at), asc(erasures.target_type), asc(erasures.target_id))
}

/** Adds erasures missing in the database, which was restored from an earlier backup. */
export async function addErasures(db: Database, known: readonly Erasure[]): Promise<void> {
  if (known.length === 0) return
  await db
    .insert(erasures)
    .values([...known])
    .onConflictDoUpdate({
      target: [erasures.target_type, erasures.target_id],
      set: {
        erased_at: sql`excluded.erased_at`,
        retained_articles: sql`excluded.retained_articles`,
      },
      setWhere: sql`${erasures.erased_at} < excluded.erased_at`,
    })
}

/** Erased accounts that exist again. An account with the same id that was opened later is another person's. */
export async function listReturnedAccounts(db: Database): Promise<Erasure[]> {
  const { rows } = await db.execute<{ target_id: number; erased_at: string; retained_articles: boolean }>(sql`
    select e.target_id, e.erased_at, e.retained_articles from erasures e
    join users u on u.id = e.target_id and u.created_at < e.erased_at
    where e.target_type = 'user' order by e.target_id`)
  return rows.map((row) => ({ ...row, target_type: 'user', erased_at: new Date(row.erased_at) }))
}

export async function setArticlesRetained(db: Database, userId: number, retains: boolean): Promise<void> {
  await db.execute(sql`update users set retain_articles = ${retains} where id = ${userId}`)
}

/** @returns the number of erased assessments */
export async function eraseReturnedAssessments(db: Database): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from assessments a using erasures e
    where e.target_type = 'assessment' and e.target_id = a.id and a.created_at < e.erased_at`)
  return rowCount ?? 0
}

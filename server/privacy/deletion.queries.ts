import { and, eq, sql } from 'drizzle-orm'
import { users } from '../accounts/accounts.table.ts'
import type { Database } from '../db/connect.ts'

const columns = {
  first_name: users.first_name,
  email: users.email,
  delete_on: users.delete_on,
  keep_articles: users.keep_articles,
}

export async function findDeletion(db: Database, userId: number) {
  const [row] = await db.select(columns).from(users).where(eq(users.id, userId))
  return row ?? null
}

/** If a deletion is already requested, keeps its date, and changes the choice about the articles if one is given. */
export async function saveDeletion(tx: Database, userId: number, days: number, retainsArticles: boolean | undefined) {
  const [row] = await tx
    .update(users)
    .set({
      delete_on: sql`coalesce(${users.delete_on}, now() + make_interval(days => ${days}))`,
      keep_articles: retainsArticles ?? sql`${users.keep_articles}`,
    })
    .where(eq(users.id, userId))
    .returning(columns)
  return row ?? null
}

/** @returns null if the account was not scheduled for deletion */
export async function clearDeletion(tx: Database, userId: number) {
  const [row] = await tx
    .update(users)
    .set({ delete_on: null, keep_articles: true })
    .where(and(eq(users.id, userId), sql`${users.delete_on} is not null`))
    .returning(columns)
  return row ?? null
}

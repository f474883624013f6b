import { inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { aiCalls } from './ai-calls.table.ts'

export type NewAiCall = typeof aiCalls.$inferInsert

export async function insertAiCall(db: Database, call: NewAiCall): Promise<void> {
  await db.insert(aiCalls).values(call)
}

/** Deletes up to `limit` records of calls older than `days` days. @returns the number deleted */
export async function deleteAiCallsOlderThan(db: Database, days: number, limit: number): Promise<number> {
  const old = db
    .select({ id: aiCalls.id })
    .from(aiCalls)
    .where(lt(aiCalls.created_at, sql`now() - make_interval(days => ${days})`))
    .limit(limit)
  const { rowCount } = await db.delete(aiCalls).where(inArray(aiCalls.id, old))
  return rowCount ?? 0
}

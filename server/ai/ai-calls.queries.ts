import type { Database } from '../db/connect.ts'
import { aiCalls } from './ai-calls.table.ts'

export type NewAiCall = typeof aiCalls.$inferInsert

export async function insertAiCall(db: Database, call: NewAiCall): Promise<void> {
  await db.insert(aiCalls).values(call)
}

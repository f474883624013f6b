import type { Database } from '../db/connect.ts'
import { aiCalls } from './ai-calls.table.ts'

export async function insertAiCall(db: Database, call: typeof aiCalls.$inferInsert): Promise<void> {
  await db.insert(aiCalls).values(call)
}

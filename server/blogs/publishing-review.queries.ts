import { sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'

/** True if a reviewer has approved the text as it is now, and the approval still holds on this day in India. */
export async function isApprovedAsItIs(tx: Database, id: number, today: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from blogs b join medical_reviews r on r.blog_id = b.id
    where b.id = ${id} and r.decision = 'approved' and r.substance = b.substance and r.due_on >= ${today} limit 1`)
  return rows.length > 0
}

import { sql } from 'drizzle-orm'
import { customType, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/** The id of a transaction, never reused. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * Changes of the content of cached responses, written by triggers in the transaction of the change. Each process reads
 * those after the last snapshot it has seen (docs/decisions/014). Erased after an hour.
 */
export const contentChanges = pgTable(
  'content_changes',
  {
    id: id(),
    xid: transactionId().notNull().default(sql`pg_current_xact_id()`),
    tags: text().array().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('content_changes_xid_idx').on(table.xid),
    index('content_changes_created_idx').on(table.created_at),
  ],
)

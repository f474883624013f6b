import { sql } from 'drizzle-orm'
import { bigint, customType, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** The number of a transaction, which never comes again. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * What has changed in what cached responses show, written by triggers in the transaction of the change; read by each
 * process from the last snapshot it has seen (docs/decisions/014). Erased after an hour.
 */
export const contentChanges = pgTable(
  'content_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    xid: transactionId().notNull().default(sql`pg_current_xact_id()`),
    keys: text().array().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index('content_changes_xid_idx').on(table.xid),
    index('content_changes_created_idx').on(table.created_at),
  ],
)

import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/accounts.table.ts'
import { belongsTo, createdAt, id } from '../db/columns.ts'

/** Texts for replies to clients, saved by a dietitian or admin for reuse. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    id: id(),
    user_id: belongsTo(() => users.id),
    title: text().notNull(),
    body: text().notNull(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [index('saved_replies_user_idx').on(table.user_id, table.title, table.id)],
)

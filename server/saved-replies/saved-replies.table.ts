import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/accounts.table.ts'
import { createdAt, id, reference } from '../db/columns.ts'

/** Texts for replies to clients, saved by a dietitian or admin for reuse. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    id: id(),
    user_id: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    body: text().notNull(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [index('saved_replies_user_idx').on(table.user_id, table.title, table.id)],
)

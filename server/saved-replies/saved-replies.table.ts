import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/accounts.table.ts'
import { createdAt, id, reference } from '../db/columns.ts'

/** Texts that somebody who answers clients keeps at hand. */
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

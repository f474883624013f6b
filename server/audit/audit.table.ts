import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/accounts.table.ts'
import { createdAt, id, reference } from '../db/columns.ts'

/** Who did what to whom, when. `before` and `after` never hold values of health fields. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    actor_id: reference().references(() => users.id, { onDelete: 'set null' }),
    action: text().notNull(),
    target_type: text().notNull(),
    target_id: reference(),
    before: jsonb(),
    after: jsonb(),
    created_at: createdAt(),
  },
  (table) => [
    index('audit_entries_actor_idx').on(table.actor_id, table.created_at),
    index('audit_entries_target_idx').on(table.target_type, table.target_id, table.created_at),
    index('audit_entries_created_idx').on(table.created_at, table.id),
  ],
)

/** When somebody's look at something was last written down. */
export const auditLooks = pgTable(
  'audit_looks',
  {
    actor_id: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    action: text().notNull(),
    target_type: text().notNull(),
    target_id: reference().notNull(),
    recorded_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.actor_id, table.action, table.target_type, table.target_id] })],
)

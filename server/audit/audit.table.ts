import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/accounts.table.ts'
import { belongsTo, createdAt, id, reference } from '../db/columns.ts'

/** Who did what to which target, and when. `before` and `after` never contain health data. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    /** No foreign key: the number is kept when the account is erased, and then identifies no one. */
    actor_id: reference(),
    action: text().notNull(),
    target_type: text().notNull(),
    target_id: reference(),
    before: jsonb(),
    after: jsonb(),
    created_at: createdAt(),
  },
  (table) => [
    index('audit_entries_actor_idx').on(table.actor_id, table.created_at),
    index('audit_entries_actor_action_idx').on(table.actor_id, table.action, table.created_at, table.id),
    index('audit_entries_target_idx').on(table.target_type, table.target_id, table.created_at),
    index('audit_entries_created_idx').on(table.created_at, table.id),
    index('audit_entries_action_idx').on(table.action, table.created_at, table.id),
    index('audit_entries_target_type_idx').on(table.target_type, table.created_at, table.id),
    // Finds the lists that contained a request, for a client who asks who has seen it.
    index('audit_entries_listed_idx').using('gin', sql`after jsonb_path_ops`).where(sql`action = 'request.listed'`),
  ],
)

/** When an access by this person to this target was last logged. */
export const auditAccessMarkers = pgTable(
  'audit_access_markers',
  {
    actor_id: belongsTo(() => users.id),
    action: text().notNull(),
    target_type: text().notNull(),
    target_id: reference().notNull(),
    recorded_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.actor_id, table.action, table.target_type, table.target_id] }),
    index('audit_access_markers_age_idx').on(table.recorded_at),
  ],
)

/**
 * Number of entries per action, updated by triggers. Each count is the sum of several rows: a writer updates one that
 * is not locked, so that writers do not wait for each other.
 */
export const auditCounts = pgTable(
  'audit_counts',
  { id: id(), action: text().notNull(), entries: bigint({ mode: 'number' }).notNull() },
  (table) => [index('audit_counts_action_idx').on(table.action)],
)

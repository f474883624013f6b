import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, reference } from '../db/columns.ts'

/**
 * Permanently erased records, by id only, so that they can be erased again after a backup is restored. If the restored
 * database assigns an id again, that row is younger than the erasure.
 */
export const erasures = pgTable(
  'erasures',
  {
    target_type: text({ enum: ['user', 'assessment'] }).notNull(),
    target_id: reference().notNull(),
    erased_at: createdAt(),
    /** For an account: true if its articles were retained. */
    retained_articles: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.target_type, table.target_id] }),
    index('erasures_age_idx').on(table.erased_at),
  ],
)

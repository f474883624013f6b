import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, reference } from '../db/columns.ts'

/**
 * What was erased for good, by number alone: after a backup has been restored, what is in it again is erased again.
 * A number that the restored database gives out again belongs to a row younger than this.
 */
export const erasures = pgTable(
  'erasures',
  {
    target_type: text({ enum: ['user', 'assessment'] }).notNull(),
    target_id: reference().notNull(),
    erased_at: createdAt(),
    /** Of an account: whether its articles stayed. */
    kept_articles: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.target_type, table.target_id] }),
    index('erasures_age_idx').on(table.erased_at),
  ],
)

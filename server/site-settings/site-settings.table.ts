import { index, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { StoredSettings } from '#domain/site/claims.ts'
import { users } from '../accounts/accounts.table.ts'
import { createdAt, id, reference } from '../db/columns.ts'

/** The site's settings as changed by admins: each save adds a row, the newest one is current. */
export const siteSettingsVersions = pgTable(
  'site_settings_versions',
  {
    id: id(),
    settings: jsonb().$type<StoredSettings>().notNull(),
    /** Null for the defaults, and for a deleted account. */
    changed_by: reference().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [index('site_settings_versions_changed_by_idx').on(table.changed_by)],
)

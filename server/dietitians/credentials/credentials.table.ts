import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { CREDENTIAL_KINDS } from '#domain/dietitians/credentials.schema.ts'
import { users } from '../../accounts/accounts.table.ts'
import { belongsTo, createdAt, dateTime, id, reference } from '../../db/columns.ts'

/** A dietitian's credentials that an admin has checked, and until when they are valid. */
export const dietitianCredentials = pgTable(
  'dietitian_credentials',
  {
    id: id(),
    dietitian_id: belongsTo(() => users.id),
    kind: text({ enum: CREDENTIAL_KINDS }).notNull(),
    /** Of a qualification. */
    title: text(),
    /** Of a registration, as is the number. */
    council: text(),
    number: text(),
    /** Days in India. */
    checked_on: date({ mode: 'string' }).notNull(),
    expires_on: date({ mode: 'string' }),
    /** How it was checked; for admins only. */
    note: text(),
    checked_by: reference().references(() => users.id, { onDelete: 'set null' }),
    /** When the dietitian was reminded of the expiry. */
    reminded_at: dateTime(),
    created_at: createdAt(),
  },
  (table) => [
    index('dietitian_credentials_dietitian_idx').on(table.dietitian_id, table.id),
    index('dietitian_credentials_checker_idx').on(table.checked_by),
    index('dietitian_credentials_expiry_idx').on(table.expires_on).where(sql`expires_on is not null`),
    check('dietitian_credentials_kind_known', sql`kind in ('qualification', 'registration')`),
    check(
      'dietitian_credentials_named',
      sql`case kind when 'qualification' then title is not null else council is not null and number is not null end`,
    ),
    check('dietitian_credentials_dates', sql`expires_on > checked_on`),
  ],
)

import { sql } from 'drizzle-orm'
import { boolean, check, index, inet, jsonb, numeric, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { GENDERS } from '#domain/accounts/account-rules.ts'
import { ROLES } from '#domain/accounts/roles.ts'
import { createdAt, id, instant, reference } from '../db/columns.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Normalised by the contract: NFC, trimmed, lower case. */
    email: text().notNull(),
    password_hash: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    full_name: text().notNull().generatedAlwaysAs(sql`first_name || ' ' || last_name`),
    role: text({ enum: ROLES }).notNull().default('user'),
    is_active: boolean().notNull().default(true),
    /** Demo accounts sign in only while the site listens on loopback. */
    is_demo: boolean().notNull().default(false),
    phone_number: text(),
    weight: numeric({ precision: 5, scale: 2, mode: 'number' }),
    height: numeric({ precision: 5, scale: 2, mode: 'number' }),
    age: smallint(),
    gender: text({ enum: GENDERS }),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    index('users_role_created_idx').on(table.role, table.created_at),
    index('users_created_idx').on(table.created_at, table.id),
    index('users_full_name_trgm').using('gin', table.full_name.op('gin_trgm_ops')),
    index('users_email_trgm').using('gin', table.email.op('gin_trgm_ops')),
    check('users_role_known', sql`role in ('user', 'dietitian', 'admin')`),
    check('users_gender_known', sql`gender in ('male', 'female', 'other')`),
    check('users_email_lower', sql`email = lower(email)`),
    check('users_age_range', sql`age between 1 and 120`),
    check('users_measures_range', sql`weight between 1 and 999.99 and height between 1 and 999.99`),
  ],
)

/** One signed-in browser; the refresh token itself is never kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    user_id: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    refresh_hash: text().notNull(),
    user_agent: text().notNull().default(''),
    address: inet(),
    created_at: createdAt(),
    last_used_at: createdAt(),
    expires_at: instant().notNull(),
    revoked_at: instant(),
  },
  (table) => [index('sessions_user_idx').on(table.user_id), index('sessions_expires_idx').on(table.expires_at)],
)

/** Links to set a new password; only their hash is kept, each works once. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: id(),
    user_id: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token_hash: text().notNull(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [
    uniqueIndex('password_resets_token_key').on(table.token_hash),
    index('password_resets_user_idx').on(table.user_id),
    index('password_resets_expires_idx').on(table.expires_at),
  ],
)

/** What a person agreed to, in which version and when. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    user_id: reference().references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    version: text().notNull(),
    given_at: createdAt(),
    withdrawn_at: instant(),
    details: jsonb(),
  },
  (table) => [index('consents_user_idx').on(table.user_id)],
)

import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  inet,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { GENDERS } from '#domain/accounts/account-rules.ts'
import { CONSENT_KINDS } from '#domain/privacy/privacy-rules.ts'
import { ROLES } from '#domain/roles.ts'
import { belongsTo, createdAt, dateTime, id, reference } from '../db/columns.ts'

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
    /** Demo accounts sign in only from this machine, on a site that is not public. */
    is_demo: boolean().notNull().default(false),
    phone_number: text(),
    weight: numeric({ precision: 5, scale: 2, mode: 'number' }),
    height: numeric({ precision: 5, scale: 2, mode: 'number' }),
    age: smallint(),
    gender: text({ enum: GENDERS }),
    /** When the owner used the mailed link; null until then. */
    email_verified_at: dateTime(),
    /** The authenticator's secret, encrypted; without `otp_enabled_at` it is not confirmed by a code yet. */
    otp_secret: text(),
    otp_enabled_at: dateTime(),
    /** The time step of the last accepted code: no code works twice. */
    otp_last_step: integer(),
    /** Kinds of mail that the person has switched off. */
    muted_mails: text().array().notNull().default([]),
    /** When the account will be erased; null unless its owner has asked for it. They can cancel until then. */
    delete_on: dateTime(),
    /** True if published articles are kept, under "Former author", when the account is erased. */
    retain_articles: boolean().notNull().default(true),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    index('users_role_created_idx').on(table.role, table.created_at),
    index('users_delete_idx').on(table.delete_on).where(sql`delete_on is not null`),
    index('users_demo_idx').on(table.id).where(sql`is_demo`),
    index('users_created_idx').on(table.created_at, table.id),
    index('users_disabled_idx').on(table.created_at, table.id).where(sql`not is_active`),
    index('users_full_name_trgm').using('gin', table.full_name.op('gin_trgm_ops')),
    index('users_email_trgm').using('gin', table.email.op('gin_trgm_ops')),
    check('users_role_known', sql`role in ('user', 'dietitian', 'admin')`),
    check('users_gender_known', sql`gender in ('male', 'female', 'other')`),
    check('users_email_lower', sql`email = lower(email)`),
    check('users_age_range', sql`age between 1 and 120`),
    check('users_measures_range', sql`weight between 1 and 999.99 and height between 1 and 999.99`),
    check('users_otp_has_secret', sql`otp_enabled_at is null or otp_secret is not null`),
  ],
)

/**
 * Number of accounts per role, active and disabled ones apart, updated by triggers. Each count is the sum of several
 * rows: a writer updates one that is not locked.
 */
export const userCounts = pgTable(
  'user_counts',
  {
    id: id(),
    role: text({ enum: ROLES }).notNull(),
    is_active: boolean().notNull(),
    accounts: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('user_counts_role_idx').on(table.role, table.is_active)],
)

/** One signed-in browser; only a hash of the refresh token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    user_id: belongsTo(() => users.id),
    refresh_hash: text().notNull(),
    user_agent: text().notNull().default(''),
    address: inet(),
    /** Keyed hash of the browser's random id; null for browsers that send none and for older sessions. */
    device_hash: text(),
    /** When the password was last verified in this session, by sign-in or step-up; null in older sessions. */
    password_verified_at: dateTime(),
    /** When the owner last got a mail that this session is used from another device. */
    device_change_reported_at: dateTime(),
    created_at: createdAt(),
    last_used_at: createdAt(),
    expires_at: dateTime().notNull(),
    revoked_at: dateTime(),
  },
  (table) => [index('sessions_user_idx').on(table.user_id), index('sessions_expires_idx').on(table.expires_at)],
)

/** Mailed links; only their hash is stored, each works once. */
const linkTable = (name: string) =>
  pgTable(
    name,
    {
      id: id(),
      user_id: belongsTo(() => users.id),
      token_hash: text().notNull(),
      created_at: createdAt(),
      expires_at: dateTime().notNull(),
      used_at: dateTime(),
    },
    (table) => [
      uniqueIndex(`${name}_token_key`).on(table.token_hash),
      index(`${name}_user_idx`).on(table.user_id),
      index(`${name}_expires_idx`).on(table.expires_at),
    ],
  )

/** Links to set a new password. */
export const passwordResets = linkTable('password_resets')

/** Links that verify an e-mail address. */
export const emailVerifications = linkTable('email_verifications')

/** Codes that replace a lost authenticator; only their hashes are stored, each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    user_id: belongsTo(() => users.id),
    code_hash: text().notNull(),
    created_at: createdAt(),
    used_at: dateTime(),
  },
  (table) => [uniqueIndex('recovery_codes_user_code_key').on(table.user_id, table.code_hash)],
)

/** What a person consented to, in which version and when. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    user_id: reference().references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: CONSENT_KINDS }).notNull(),
    version: text().notNull(),
    given_at: createdAt(),
    withdrawn_at: dateTime(),
    details: jsonb().$type<{ assessment?: number }>(),
  },
  (table) => [
    index('consents_user_idx').on(table.user_id),
    // One consent per assessment, however often it is imported.
    uniqueIndex('consents_notice_once')
      .on(table.user_id, sql`(details->>'assessment')`)
      .where(sql`kind = 'assessment_notice'`),
  ],
)

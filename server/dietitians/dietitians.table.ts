import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { CREDENTIAL_KINDS } from '#domain/dietitians/credentials/credentials.schema.ts'
import { AGE_GROUPS, CONSULTATION_MODES, FOCUS_AREAS, LANGUAGES } from '#domain/dietitians/practice.ts'
import { SPECIALIZATIONS } from '#domain/dietitians/specializations.ts'
import type { ImageSizes } from '#domain/images/image.schema.ts'
import { users } from '../accounts/accounts.table.ts'
import { belongsTo, createdAt, dateTime, id, reference, tsvector } from '../db/columns.ts'

/** The public side of an account with role dietitian; its id is the user's. */
export const dietitianProfiles = pgTable(
  'dietitian_profiles',
  {
    user_id: reference()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    bio: text().notNull().default(''),
    specialization: text({ enum: SPECIALIZATIONS }),
    /** Further subjects, groups of clients, consultation modes and languages. */
    focus_areas: text({ enum: FOCUS_AREAS }).array().notNull().default([]),
    age_groups: text({ enum: AGE_GROUPS }).array().notNull().default([]),
    consultation_modes: text({ enum: CONSULTATION_MODES }).array().notNull().default([]),
    languages: text({ enum: LANGUAGES }).array().notNull().default([]),
    city: text(),
    /** True if visitors see the account's phone number and e-mail address. */
    shows_phone: boolean().notNull().default(true),
    shows_email: boolean().notNull().default(true),
    experience_years: smallint().notNull().default(0),
    /** Rupees for one session. */
    consultation_fee: numeric({ precision: 10, scale: 2, mode: 'number' }),
    is_available: boolean().notNull().default(true),
    /**
     * True for an active dietitian with bio and specialization; updated by triggers, because part of it is stored in
     * the account.
     */
    is_listed: boolean().notNull().default(false),
    /** Mean of the visible reviews to one decimal, stored with their number so that the directory can order by it. */
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }),
    review_count: integer().notNull().default(0),
    /** Median minutes from a request to its first reply; null until there are enough replies. */
    first_reply_minutes: integer(),
    /** Variants of the picture, smallest first; addresses below /media. */
    picture: jsonb().$type<ImageSizes>(),
    /** The words to search in, written by triggers: specialization (weight A), name (B), further facts (C), bio (D). */
    search_words: tsvector().notNull().default(''),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    // The index of each order contains the filtered columns, so that skipping to a page reads no rows.
    index('dietitian_profiles_listed_rating_idx')
      .on(
        table.rating.desc().nullsLast(),
        table.review_count.desc().nullsFirst(),
        table.user_id,
        table.specialization,
        table.is_available,
      )
      .where(sql`is_listed`),
    index('dietitian_profiles_listed_fee_idx')
      .on(table.consultation_fee, table.user_id, table.specialization, table.is_available)
      .where(sql`is_listed`),
    index('dietitian_profiles_listed_highest_fee_idx')
      .on(table.consultation_fee.desc().nullsLast(), table.user_id, table.specialization, table.is_available)
      .where(sql`is_listed`),
    index('dietitian_profiles_listed_most_experience_idx')
      .on(table.experience_years.desc().nullsFirst(), table.user_id, table.specialization, table.is_available)
      .where(sql`is_listed`),
    index('dietitian_profiles_listed_experience_idx')
      .on(table.experience_years, table.user_id, table.specialization, table.is_available)
      .where(sql`is_listed`),
    index('dietitian_profiles_specialization_idx').on(table.specialization),
    index('dietitian_profiles_picture_idx')
      .using('gin', sql`picture_hashes(picture::text)`)
      .where(sql`picture is not null`),
    index('dietitian_profiles_search_idx').using('gin', table.search_words).where(sql`is_listed`),
    check(
      'dietitian_profiles_specialization_known',
      sql`specialization in ('weight_loss', 'diabetes', 'sports_nutrition', 'pediatric', 'geriatric', 'general')`,
    ),
    check('dietitian_profiles_experience_range', sql`experience_years between 0 and 50`),
    check('dietitian_profiles_fee_positive', sql`consultation_fee > 0`),
    check('dietitian_profiles_rating_range', sql`rating between 1 and 5`),
  ],
)

/** What a credential states, in the tables of checked and of sent ones. */
export const credentialColumns = () => ({
  kind: text({ enum: CREDENTIAL_KINDS }).notNull(),
  /** Only of a qualification. */
  title: text(),
  /** Only of a registration, like `number`. */
  council: text(),
  number: text(),
})
export const isKnownKind = sql`kind in ('qualification', 'registration')`
export const isNamed = sql`case kind when 'qualification' then title is not null else council is not null and number is not null end`

/** A dietitian's credentials checked by an admin, and until when they are valid. */
export const dietitianCredentials = pgTable(
  'dietitian_credentials',
  {
    id: id(),
    dietitian_id: belongsTo(() => users.id),
    ...credentialColumns(),
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
    check('dietitian_credentials_kind_known', isKnownKind),
    check('dietitian_credentials_named', isNamed),
    check('dietitian_credentials_dates', sql`expires_on > checked_on`),
  ],
)

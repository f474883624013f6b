import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { SPECIALIZATIONS } from '#domain/dietitians/specializations.ts'
import type { ImageSizes } from '#domain/images/image.schema.ts'
import { users } from '../accounts/accounts.table.ts'
import { createdAt, reference } from '../db/columns.ts'

/** The public side of an account with role dietitian; its id is the user's. */
export const dietitianProfiles = pgTable(
  'dietitian_profiles',
  {
    user_id: reference()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    bio: text().notNull().default(''),
    specialization: text({ enum: SPECIALIZATIONS }),
    experience_years: smallint().notNull().default(0),
    /** Rupees for one session. */
    consultation_fee: numeric({ precision: 10, scale: 2, mode: 'number' }),
    is_available: boolean().notNull().default(true),
    /** Role dietitian, active, bio and specialization filled; updated by triggers, as half of it is in the account. */
    is_listed: boolean().notNull().default(false),
    /** Mean of the shown reviews to one decimal, stored with their number so that the directory can order by it. */
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }),
    review_count: integer().notNull().default(0),
    /** Median minutes from a request to its first reply; null until there are enough to say so. */
    first_reply_minutes: integer(),
    /** Variants of the picture, smallest first; addresses below /media. */
    picture: jsonb().$type<ImageSizes>(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    // What the directory is filtered by is in the index of each order, so that skipping to a page reads no rows.
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
    index('dietitian_profiles_bio_trgm').using('gin', table.bio.op('gin_trgm_ops')),
    check(
      'dietitian_profiles_specialization_known',
      sql`specialization in ('weight_loss', 'diabetes', 'sports_nutrition', 'pediatric', 'geriatric', 'general')`,
    ),
    check('dietitian_profiles_experience_range', sql`experience_years between 0 and 50`),
    check('dietitian_profiles_fee_positive', sql`consultation_fee > 0`),
    check('dietitian_profiles_rating_range', sql`rating between 1 and 5`),
  ],
)

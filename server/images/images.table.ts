import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ImageSizes } from '#domain/images/image.schema.ts'
import { createdAt, dateTime } from '../db/columns.ts'

/**
 * Every picture in the store. No table records which rows show it: the rows that may are indexed by their pictures
 * (`picture_hashes`), and a trigger sets `orphaned_since` when one of them drops a picture.
 */
export const storedPictures = pgTable(
  'stored_pictures',
  {
    /** The base name of its files, without the width. */
    hash: text().primaryKey(),
    /** Smallest first; addresses below /media. */
    sizes: jsonb().$type<ImageSizes>().notNull(),
    stored_at: createdAt(),
    /** Since when it may be unused; null once it has been found in use. */
    orphaned_since: dateTime().defaultNow(),
  },
  (table) => [
    index('stored_pictures_orphaned_idx').on(table.orphaned_since, table.hash).where(sql`orphaned_since is not null`),
  ],
)

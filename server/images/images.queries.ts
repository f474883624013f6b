import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { ImageSizes } from '#domain/images/image.schema.ts'
import type { Database } from '../db/connect.ts'
import { storedPictures } from './images.table.ts'

/** One upload of a picture. */
export interface StoredPicture {
  hash: string
  /** It was not there before. */
  is_new: boolean
  /** To the microsecond, as the database has it. */
  stored_at: string
}

/** A picture that is uploaded again counts as new. Waits for a removal that is under way. */
export async function recordStored(db: Database, hash: string, sizes: ImageSizes): Promise<StoredPicture> {
  const now = sql`now()`
  const [stored] = await db
    .insert(storedPictures)
    .values({ hash, sizes })
    .onConflictDoUpdate({ target: storedPictures.hash, set: { sizes, stored_at: now, orphaned_since: now } })
    .returning({
      hash: storedPictures.hash,
      is_new: sql<boolean>`xmax = 0`,
      stored_at: sql<string>`${storedPictures.stored_at}::text`,
    })
  return stored as StoredPicture
}

export async function listStored(db: Database, hashes: string[]): Promise<{ hash: string; sizes: ImageSizes }[]> {
  return db
    .select({ hash: storedPictures.hash, sizes: storedPictures.sizes })
    .from(storedPictures)
    .where(inArray(storedPictures.hash, hashes))
}

function isOrphanedFor(hours: number) {
  return and(
    isNotNull(storedPictures.orphaned_since),
    lt(storedPictures.orphaned_since, sql`now() - ${hours} * interval '1 hour'`),
  )
}

/** Those that no row has shown for so long, the longest first. */
export async function listOrphaned(db: Database, hours: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ hash: storedPictures.hash })
    .from(storedPictures)
    .where(isOrphanedFor(hours))
    .orderBy(asc(storedPictures.orphaned_since), asc(storedPictures.hash))
    .limit(limit)
  return rows.map(({ hash }) => hash)
}

/** No other transaction can remove, store or show it for the rest of this one; null where another one does. */
export async function lockOrphaned(db: Database, hash: string, hours: number): Promise<ImageSizes | null> {
  const [row] = await db
    .select({ sizes: storedPictures.sizes })
    .from(storedPictures)
    .where(and(eq(storedPictures.hash, hash), isOrphanedFor(hours)))
    .for('update', { skipLocked: true })
  return row?.sizes ?? null
}

/** The same for what one sending has stored; null where it was there before or has been sent again since. */
export async function lockOwn(db: Database, { hash, is_new, stored_at }: StoredPicture): Promise<ImageSizes | null> {
  if (!is_new) return null
  const [row] = await db
    .select({ sizes: storedPictures.sizes })
    .from(storedPictures)
    .where(and(eq(storedPictures.hash, hash), eq(storedPictures.stored_at, sql`${stored_at}::timestamptz`)))
    .for('update', { skipLocked: true })
  return row?.sizes ?? null
}

/** Conditions and expressions are exactly those of the partial indexes. Deleted articles count until they are erased. */
export async function isShown(db: Database, hash: string): Promise<boolean> {
  const inText = sql`content like '%/media/pictures/%' and picture_hashes(content) @> array[${hash}]`
  const { rows } = await db.execute<{ shown: boolean }>(sql`select
    exists (select from blogs where featured_image is not null and picture_hashes(featured_image::text) @> array[${hash}])
    or exists (select from blogs where ${inText})
    or exists (select from blog_versions where ${inText})
    or exists (
      select from blog_working_copies
      where fields->>'content' like '%/media/pictures/%' and picture_hashes(fields->>'content') @> array[${hash}]
    )
    or exists (select from dietitian_profiles where picture is not null and picture_hashes(picture::text) @> array[${hash}])
    as shown`)
  return rows[0]?.shown ?? false
}

export async function markShown(db: Database, hash: string): Promise<void> {
  await db.update(storedPictures).set({ orphaned_since: null }).where(eq(storedPictures.hash, hash))
}

export async function deleteStored(db: Database, hash: string): Promise<void> {
  await db.delete(storedPictures).where(eq(storedPictures.hash, hash))
}

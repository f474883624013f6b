import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { ImageSizes } from '#domain/images/image.schema.ts'
import type { Database } from '../db/connect.ts'
import { storedPictures } from './images.table.ts'

/** Records an upload; uploading a picture again renews its time. Waits for a removal in progress. */
export async function recordStored(db: Database, hash: string, sizes: ImageSizes) {
  const now = sql`now()`
  const [stored] = await db
    .insert(storedPictures)
    .values({ hash, sizes })
    .onConflictDoUpdate({ target: storedPictures.hash, set: { sizes, stored_at: now, orphaned_since: now } })
    .returning({
      hash: storedPictures.hash,
      /** True if the picture was not stored before. */
      is_new: sql<boolean>`xmax = 0`,
      /** To the microsecond, as in the database. */
      stored_at: sql<string>`${storedPictures.stored_at}::text`,
    })
  if (!stored) throw new Error('the picture was not recorded')
  return stored
}
/** One upload of a picture. */
export type StoredPicture = Awaited<ReturnType<typeof recordStored>>

export async function listStored(db: Database, hashes: string[]): Promise<{ hash: string; sizes: ImageSizes }[]> {
  return db
    .select({ hash: storedPictures.hash, sizes: storedPictures.sizes })
    .from(storedPictures)
    .where(inArray(storedPictures.hash, hashes))
}

/** No row has shown it for so many hours. */
export function isOrphanedFor(hours: number) {
  return lt(storedPictures.orphaned_since, sql`now() - ${hours} * interval '1 hour'`)
}

/** Pictures that no row has shown for so many hours, oldest first. */
export async function listOrphaned(db: Database, hours: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ hash: storedPictures.hash })
    .from(storedPictures)
    .where(isOrphanedFor(hours))
    .orderBy(asc(storedPictures.orphaned_since), asc(storedPictures.hash))
    .limit(limit)
  return rows.map(({ hash }) => hash)
}

/** This upload has stored it, and it has not been uploaded again since. */
export function isUpload({ stored_at }: StoredPicture) {
  return eq(storedPictures.stored_at, sql`${stored_at}::timestamptz`)
}

/**
 * Locks a picture that meets a condition, so that no other transaction can remove, store or show it.
 * @returns null if it does not meet it, or another transaction has locked it
 */
export async function lockStored(db: Database, hash: string, condition?: SQL): Promise<ImageSizes | null> {
  const [row] = await db
    .select({ sizes: storedPictures.sizes })
    .from(storedPictures)
    .where(and(eq(storedPictures.hash, hash), condition))
    .for('update', { skipLocked: true })
  return row?.sizes ?? null
}

/** Conditions and expressions must match those of the partial indexes. Deleted articles count until they are erased. */
export async function isReferenced(db: Database, hash: string): Promise<boolean> {
  const inText = sql`content like '%/media/pictures/%' and picture_hashes(content) @> array[${hash}]`
  const { rows } = await db.execute<{ referenced: boolean }>(sql`select
    exists (select from blogs where featured_image is not null and picture_hashes(featured_image::text) @> array[${hash}])
    or exists (select from blogs where ${inText})
    or exists (select from blog_versions where ${inText})
    or exists (
      select from blog_working_copies
      where fields->>'content' like '%/media/pictures/%' and picture_hashes(fields->>'content') @> array[${hash}]
    )
    or exists (select from dietitian_profiles where picture is not null and picture_hashes(picture::text) @> array[${hash}])
    as referenced`)
  return rows[0]?.referenced ?? false
}

export async function markReferenced(db: Database, hash: string): Promise<void> {
  await db.update(storedPictures).set({ orphaned_since: null }).where(eq(storedPictures.hash, hash))
}

export async function deleteStored(db: Database, hash: string): Promise<void> {
  await db.delete(storedPictures).where(eq(storedPictures.hash, hash))
}

import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { ImageSizes } from '#domain/images/image.schema.ts'
import type { Database } from '../db/connect.ts'
import { storedPictures } from './images.table.ts'

/** One sending of a picture. */
export interface Noted {
  hash: string
  /** It was not there before. */
  is_new: boolean
  /** To the microsecond, as the database has it. */
  stored_at: string
}

/** Also when it is there already: sent again, it is new again. Waits for one that is just being removed. */
export async function noteStored(db: Database, hash: string, sizes: ImageSizes): Promise<Noted> {
  const now = sql`now()`
  const [noted] = await db
    .insert(storedPictures)
    .values({ hash, sizes })
    .onConflictDoUpdate({ target: storedPictures.hash, set: { sizes, stored_at: now, orphaned_since: now } })
    .returning({
      hash: storedPictures.hash,
      is_new: sql<boolean>`xmax = 0`,
      stored_at: sql<string>`${storedPictures.stored_at}::text`,
    })
  return noted as Noted
}

export async function listStored(db: Database, hashes: string[]): Promise<{ hash: string; sizes: ImageSizes }[]> {
  return db
    .select({ hash: storedPictures.hash, sizes: storedPictures.sizes })
    .from(storedPictures)
    .where(inArray(storedPictures.hash, hashes))
}

function isLooseFor(hours: number) {
  return and(
    isNotNull(storedPictures.orphaned_since),
    lt(storedPictures.orphaned_since, sql`now() - ${hours} * interval '1 hour'`),
  )
}

/** Those that nobody may have shown for so long, the longest first. */
export async function listOrphaned(db: Database, hours: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ hash: storedPictures.hash })
    .from(storedPictures)
    .where(isLooseFor(hours))
    .orderBy(asc(storedPictures.orphaned_since), asc(storedPictures.hash))
    .limit(limit)
  return rows.map(({ hash }) => hash)
}

/** Nobody else removes it, sends it again or begins to show it for the rest of the transaction; null where one does. */
export async function lockOrphaned(db: Database, hash: string, hours: number): Promise<ImageSizes | null> {
  const [row] = await db
    .select({ sizes: storedPictures.sizes })
    .from(storedPictures)
    .where(and(eq(storedPictures.hash, hash), isLooseFor(hours)))
    .for('update', { skipLocked: true })
  return row?.sizes ?? null
}

/** The same for what one sending has stored; null where it was there before or has been sent again since. */
export async function lockOwn(db: Database, { hash, is_new, stored_at }: Noted): Promise<ImageSizes | null> {
  if (!is_new) return null
  const [row] = await db
    .select({ sizes: storedPictures.sizes })
    .from(storedPictures)
    .where(and(eq(storedPictures.hash, hash), eq(storedPictures.stored_at, sql`${stored_at}::timestamptz`)))
    .for('update', { skipLocked: true })
  return row?.sizes ?? null
}

/** Word for word the conditions and expressions of the partial indexes. Articles that are deleted but kept count too. */
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

export async function noteShown(db: Database, hash: string): Promise<void> {
  await db.update(storedPictures).set({ orphaned_since: null }).where(eq(storedPictures.hash, hash))
}

export async function forgetStored(db: Database, hash: string): Promise<void> {
  await db.delete(storedPictures).where(eq(storedPictures.hash, hash))
}

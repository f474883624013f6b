import type { ImageSizes } from '#domain/images/image.schema.ts'
import type { Database } from '../db/connect.ts'
import type { FileStore } from '../infra/files/file-store.ts'
import { forgetStored, isShown, listOrphaned, lockOrphaned, lockOwn, type Noted, noteShown } from './images.queries.ts'
import { removePicture } from './picture-files.ts'

/** What is uploaded stands in no article yet, and what was taken out of one may come back with an undo. */
const KEPT_HOURS = 24
/** A store that is away is not asked for each of thousands of files. */
const MOST_FAILURES = 10

/**
 * The files go while the row is locked, the row last: a run that is cut off leaves a row by which the next one finds
 * what is left. @returns whether it was removed
 */
async function removeUnlessShown(
  db: Database,
  files: FileStore,
  hash: string,
  lock: (tx: Database) => Promise<ImageSizes | null>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const sizes = await lock(tx)
    if (!sizes) return false
    if (await isShown(tx, hash)) {
      await noteShown(tx, hash)
      return false
    }
    await removePicture(files, sizes)
    await forgetStored(tx, hash)
    return true
  })
}

function removeIfOrphaned(db: Database, files: FileStore, hash: string, keptHours = KEPT_HOURS): Promise<boolean> {
  return removeUnlessShown(db, files, hash, (tx) => lockOrphaned(tx, hash, keptHours))
}

/** What was sent for something that came to nothing. Others may have sent the same picture: theirs stays. */
export async function removeUpload(db: Database, files: FileStore, noted: Noted): Promise<void> {
  await removeUnlessShown(db, files, noted.hash, (tx) => lockOwn(tx, noted))
}

/**
 * Removes pictures that nobody has shown for a day: replaced ones, and those of texts that are gone. Looks only at what
 * was stored or let go since it was last looked at, and at each by an index.
 * @returns how many were removed
 * @throws when the store did not remove some; the others are gone then too
 */
export async function removeOrphanedPictures(db: Database, files: FileStore, batch: number): Promise<number> {
  const failures: unknown[] = []
  let removed = 0
  let hashes: string[]
  do {
    hashes = await listOrphaned(db, KEPT_HOURS, batch)
    for (const hash of hashes) {
      if (failures.length === MOST_FAILURES) break
      const wasOrphaned = await removeIfOrphaned(db, files, hash).catch((error: unknown) => {
        failures.push(error)
        return false
      })
      if (wasOrphaned) removed += 1
    }
  } while (hashes.length === batch && failures.length === 0)
  if (failures.length > 0) throw new AggregateError(failures, 'some pictures could not be removed')
  return removed
}

/** Pictures of somebody who has left: those that nobody else shows are gone at once. */
export async function forgetPicturesNow(db: Database, files: FileStore, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes) await removeIfOrphaned(db, files, hash, 0)
}

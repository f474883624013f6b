import type { ImageSizes } from '#domain/images/image.schema.ts'
import type { Database } from '../db/connect.ts'
import type { FileStore } from '../infra/files/file-store.ts'
import {
  deleteStored,
  isShown,
  listOrphaned,
  lockOrphaned,
  lockOwn,
  markShown,
  type StoredPicture,
} from './images.queries.ts'
import { removePicture } from './picture-files.ts'

/** No article shows a new upload yet, and an undo may bring back a picture that was taken out. */
const RETENTION_HOURS = 24
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
      await markShown(tx, hash)
      return false
    }
    await removePicture(files, sizes)
    await deleteStored(tx, hash)
    return true
  })
}

function removeIfOrphaned(db: Database, files: FileStore, hash: string, hours = RETENTION_HOURS): Promise<boolean> {
  return removeUnlessShown(db, files, hash, (tx) => lockOrphaned(tx, hash, hours))
}

/** Removes the upload of a request that failed. The same picture may have been uploaded by others: theirs stays. */
export async function removeUpload(db: Database, files: FileStore, stored: StoredPicture): Promise<void> {
  await removeUnlessShown(db, files, stored.hash, (tx) => lockOwn(tx, stored))
}

/**
 * Removes pictures that no row has shown for a day: replaced ones, and those of deleted texts. Reads only what was stored
 * or orphaned since the last run, each by an index.
 * @returns how many were removed
 * @throws when the store did not remove some; the others are gone then too
 */
export async function removeOrphanedPictures(db: Database, files: FileStore, batch: number): Promise<number> {
  const failures: unknown[] = []
  let removed = 0
  let hashes: string[]
  do {
    hashes = await listOrphaned(db, RETENTION_HOURS, batch)
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

/** Removes the pictures of an erased account at once, unless another row shows them. */
export async function removePicturesNow(db: Database, files: FileStore, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes) await removeIfOrphaned(db, files, hash, 0)
}

import type { SQL } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import type { FileStore } from '../infra/files/file-store.ts'
import {
  deleteStored,
  isOrphanedFor,
  isReferenced,
  isUpload,
  listOrphaned,
  lockStored,
  markReferenced,
  type StoredPicture,
} from './images.queries.ts'
import { removePicture } from './picture-files.ts'

/** An upload may not be in an article yet, and an undo may bring back a removed picture. */
const RETENTION_HOURS = 24
/** Stops after this many failures, so that an unreachable store is not called for thousands of files. */
const FAILURES_MAX = 10

/**
 * Removes the files while the row is locked, and the row last, so that the next run finds the rest of an interrupted
 * removal. @returns whether it was removed
 */
async function removeUnlessReferenced(db: Database, files: FileStore, hash: string, condition: SQL): Promise<boolean> {
  return db.transaction(async (tx) => {
    const sizes = await lockStored(tx, hash, condition)
    if (!sizes) return false
    if (await isReferenced(tx, hash)) {
      await markReferenced(tx, hash)
      return false
    }
    await removePicture(files, sizes)
    await deleteStored(tx, hash)
    return true
  })
}

function removeIfOrphaned(db: Database, files: FileStore, hash: string, hours = RETENTION_HOURS): Promise<boolean> {
  return removeUnlessReferenced(db, files, hash, isOrphanedFor(hours))
}

/** Removes the upload of a failed request, unless the same picture was uploaded by others too. */
export async function removeUpload(db: Database, files: FileStore, stored: StoredPicture): Promise<void> {
  if (stored.is_new) await removeUnlessReferenced(db, files, stored.hash, isUpload(stored))
}

/**
 * Removes pictures that no row has shown for a day: replaced ones, and those of deleted texts. Reads only rows stored
 * or orphaned since the last run, each by an index.
 * @returns the number of removed pictures
 * @throws if the store failed to remove some; the others are removed nevertheless
 */
export async function removeOrphanedPictures(db: Database, files: FileStore, batch: number): Promise<number> {
  const failures: unknown[] = []
  let removed = 0
  let hashes: string[]
  do {
    hashes = await listOrphaned(db, RETENTION_HOURS, batch)
    for (const hash of hashes) {
      if (failures.length === FAILURES_MAX) break
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

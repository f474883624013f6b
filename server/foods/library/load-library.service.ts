import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Database } from '../../db/connect.ts'
import { foodNameKeys } from '../food-key.ts'
import { findLibraryVersion, lockLibrary, replaceLibrary } from './library.queries.ts'

/** Raised when `library-rows.ts` computes something else from the same content. */
const FORMAT = 1

/** Stands for everything that the rows are computed from, so that only a changed library is loaded again. */
async function libraryVersion(): Promise<string> {
  const [{ DISHES }, { INGREDIENTS }, { INGREDIENT_NAMES }, { USDA_FILE }] = await Promise.all([
    import('./dishes.ts'),
    import('./ingredients.content.ts'),
    import('./ingredient-names.content.ts'),
    import('./usda.ts'),
  ])
  return createHash('sha256')
    .update(JSON.stringify([FORMAT, DISHES, INGREDIENTS, INGREDIENT_NAMES]))
    .update(await readFile(USDA_FILE))
    .digest('hex')
}

/**
 * Fills the tables with the library of foods, at the first start and after a release that changes it. Foods of dietitians
 * stay as they are. @returns true if it loaded
 */
export async function loadFoodLibrary(db: Database): Promise<boolean> {
  const version = await libraryVersion()
  if ((await findLibraryVersion(db)) === version) return false
  const { computeLibraryRows } = await import('./library-rows.ts')
  const rows = await computeLibraryRows()
  const names = rows.flatMap((row) => foodNameKeys(row).map((name) => ({ food_id: row.id as number, ...name })))
  return db.transaction(async (tx) => {
    await lockLibrary(tx)
    // Another process may have loaded it meanwhile.
    if ((await findLibraryVersion(tx)) === version) return false
    await replaceLibrary(tx, { version, rows, names })
    return true
  })
}

import type pg from 'pg'
import { withExclusiveSession } from '../../db/connection/exclusive-session.ts'
import { foodNameKeys } from '../food-key.ts'
import { LIBRARY_EDITION } from './edition.ts'
import { findLibraryEdition, listOtherNames, replaceLibrary } from './library.queries.ts'

const LIBRARY_LOCK = 5_713_002

/**
 * Fills the tables with the library of foods, at the first start and after a release with a newer edition. Keeps the
 * foods of dietitians, and recomputes only the keys of their names. Does not replace a newer edition.
 * @returns true if it has loaded the library
 */
export async function loadFoodLibrary(pool: pg.Pool): Promise<boolean> {
  return withExclusiveSession(pool, LIBRARY_LOCK, async (db) => {
    if ((await findLibraryEdition(db)) >= LIBRARY_EDITION) return false
    const { computeLibraryRows } = await import('./library-rows.ts')
    const rows = await computeLibraryRows()
    const named = [...rows, ...(await listOtherNames(db))]
    const names = named.flatMap((food) => foodNameKeys(food).map((name) => ({ food_id: food.id, ...name })))
    await db.transaction((tx) => replaceLibrary(tx, { edition: LIBRARY_EDITION, rows, names }))
    return true
  })
}

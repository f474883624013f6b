import { PLATE_BLOCKS_MAX, partsOf, plateBlocksIn, TOO_MANY_PLATES } from '#domain/blogs/plate-blocks.ts'
import type { Actor } from '../../context.ts'
import type { Database } from '../../db/connect.ts'
import { invalid } from '../../errors.ts'
import { findPlateProblems } from '../../foods/meal-score.service.ts'

/**
 * Plates that are already in the stored text may stay after a food has left the library.
 * @param content sanitized
 * @throws invalid for a new plate with a food that not everybody can see
 */
export async function requirePublicPlates(db: Database, actor: Actor, content: string | undefined, stored = '') {
  const blocks = plateBlocksIn(content ?? '')
  // The schema has counted only plates in the markup that the editor writes.
  if (blocks.length > PLATE_BLOCKS_MAX) throw invalid({ content: [TOO_MANY_PLATES] })
  const known = new Set(plateBlocksIn(stored).map(({ plate }) => plate))
  const added = blocks.filter(({ plate }) => !known.has(plate))
  const plates = added.map((block) => ({ title: block.title, parts: partsOf(block) }))
  const problems = await findPlateProblems(db, actor, plates)
  if (problems.length > 0) throw invalid({ content: problems })
}

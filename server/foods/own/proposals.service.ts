import {
  OWN_FOOD_MESSAGES,
  type OwnFood,
  type ProposalDecision,
  type ProposalQuery,
} from '#domain/foods/own-foods.schema.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import type { Actor } from '../../context.ts'
import type { Database } from '../../db/connect.ts'
import { conflict, requireFound, requirePage } from '../../errors.ts'
import {
  type AuthoredFood,
  acceptFood,
  countProposedFoods,
  declineFood,
  listLibraryIds,
  listProposedFoods,
  lockAuthoredFood,
} from './own-foods.queries.ts'
import { toOwnFood } from './own-foods.service.ts'

export async function listProposals(db: Database, query: ProposalQuery) {
  const [total, rows] = await Promise.all([countProposedFoods(db), listProposedFoods(db, query)])
  requirePage(query, total)
  return { count: total, results: rows.map(toOwnFood) }
}

/** Names of the ingredients that are not in the library: private ones, and those that were deleted since. */
async function listPrivateParts(db: Database, ingredients: AuthoredFood['food']['ingredients']): Promise<string[]> {
  const inLibrary = new Set(
    await listLibraryIds(
      db,
      ingredients.flatMap(({ food }) => food ?? []),
    ),
  )
  return ingredients.filter(({ food }) => food === undefined || !inLibrary.has(food)).map(({ name }) => name)
}

/**
 * Accepts a proposed food into the library, where everyone finds it and only a release changes it, or declines it.
 * @throws conflict if it changed since the admin read it, or is made of private foods
 */
export async function decideProposal(
  db: Database,
  actor: Actor,
  id: number,
  { decision, reason, updated_at }: ProposalDecision,
): Promise<OwnFood> {
  return db.transaction(async (tx) => {
    const { food } = requireFound(await lockAuthoredFood(tx, id))
    if (food.status !== 'proposed') throw conflict(OWN_FOOD_MESSAGES.notProposed)
    if (food.updated_at.toISOString() !== updated_at) throw conflict(OWN_FOOD_MESSAGES.changedMeanwhile)
    if (decision === 'accept') {
      const names = await listPrivateParts(tx, food.ingredients)
      if (names.length > 0) throw conflict(`${OWN_FOOD_MESSAGES.privateIngredients} ${names.join(', ')}`)
      await acceptFood(tx, id, food.owner_id)
    } else {
      await declineFood(tx, id, reason ?? '')
    }
    const action = decision === 'accept' ? 'food.accepted' : 'food.declined'
    await recordAudit(tx, actor.id, action, ['food', id], { after: { name: food.name } })
    return toOwnFood(requireFound(await lockAuthoredFood(tx, id)))
  })
}

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
  returnFood,
} from './own-foods.queries.ts'
import { toOwnFood } from './own-foods.service.ts'

export async function listProposals(db: Database, query: ProposalQuery) {
  const [total, rows] = await Promise.all([countProposedFoods(db, query.status), listProposedFoods(db, query)])
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

const AUDITED = { accept: 'food.accepted', decline: 'food.declined', return: 'food.returned' } as const

/**
 * Accepts a proposed food into the library, where everyone finds it, declines it, or takes an accepted one out again.
 * @throws conflict if it changed since the admin read it, or is made of private foods
 */
export async function decideProposal(
  db: Database,
  actor: Actor,
  id: number,
  { decision, reason, updated_at }: ProposalDecision,
): Promise<OwnFood> {
  return db.transaction(async (tx) => {
    const read = requireFound(await lockAuthoredFood(tx, id))
    const { food } = read
    const isReturned = decision === 'return'
    if (!isReturned && food.status !== 'proposed') throw conflict(OWN_FOOD_MESSAGES.notProposed)
    if (isReturned && (food.status !== 'library' || food.source !== 'own'))
      throw conflict(OWN_FOOD_MESSAGES.notInLibrary)
    if (food.updated_at.toISOString() !== updated_at) throw conflict(OWN_FOOD_MESSAGES.changedMeanwhile)
    if (decision === 'accept') {
      const names = await listPrivateParts(tx, food.ingredients)
      if (names.length > 0) throw conflict(`${OWN_FOOD_MESSAGES.privateIngredients} ${names.join(', ')}`)
      await acceptFood(tx, id, food.owner_id)
    } else if (isReturned) {
      await returnFood(tx, id, food.contributor_id, reason ?? '')
    } else {
      await declineFood(tx, id, reason ?? '')
    }
    await recordAudit(tx, actor.id, AUDITED[decision], ['food', id], { after: { name: food.name } })
    return toOwnFood((await lockAuthoredFood(tx, id)) ?? read)
  })
}

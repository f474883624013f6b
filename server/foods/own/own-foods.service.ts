import { NUTRIENT_NAMES } from '#domain/foods/nutrients.ts'
import {
  FOOD_STATUS_LABELS,
  OWN_FOOD_LIMITS,
  OWN_FOOD_MESSAGES,
  type OwnDishInput,
  type OwnFood,
  type OwnFoodInput,
  type OwnFoodQuery,
  type ProposalDecision,
  type ProposalQuery,
  withImplied,
} from '#domain/foods/own/own-foods.schema.ts'
import { composeDish, sumFoods, type WeighedFood } from '#domain/foods/plate/plate-amounts.ts'
import { lockAccount } from '../../accounts/accounts.service.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import type { Actor } from '../../context.ts'
import type { Database } from '../../db/connect.ts'
import { conflict, invalid, requireFound, toPage } from '../../errors.ts'
import { foodNameKeys } from '../food-key.ts'
import { findFoods } from '../foods.queries.ts'
import { storedNutrients, toComposition, toFood } from '../to-food.ts'
import {
  type AuthoredFood,
  countOwnFoods,
  deleteFood,
  type FoodInsert,
  findOwnFood,
  insertOwnFood,
  listOwnFoods,
  listProposedFoods,
  lockAuthoredFood,
  lockOwnFood,
  replaceNames,
  saveFood,
} from './own-foods.queries.ts'

function toOwnFood({ food, author }: AuthoredFood): OwnFood {
  const { status, decline_reason, data_source, contents, ingredients, proposed_at, updated_at } = food
  return {
    ...toFood(food),
    ...{ status, decline_reason, data_source, contents },
    status_display: FOOD_STATUS_LABELS[status],
    ingredients: ingredients.map(({ food: id = null, name, grams, note = '' }) => ({ food: id, name, grams, note })),
    owner: author && { id: author.id, name: `${author.first_name} ${author.last_name}`.trim() },
    proposed_at: proposed_at?.toISOString() ?? null,
    updated_at: updated_at.toISOString(),
  }
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** The share of the raw weight that may be lost besides water: residue in the pan, and inexact scales. */
const OTHER_LOSS = 0.05

/** Cooking removes water and little else. */
function losesTooMuch(ingredients: readonly WeighedFood[], cookedGrams: number): boolean {
  const { grams, amounts, known } = sumFoods(ingredients)
  const water = amounts.water_g + (1 - known.water_g) * grams
  return grams - cookedGrams > water + grams * OTHER_LOSS
}

/** Computes amounts, contents and stand-ins of a dish from its ingredients. */
async function composeOwnDish(
  db: Database,
  actor: Actor,
  input: OwnDishInput,
  id?: number,
): Promise<Partial<FoodInsert>> {
  if (input.ingredients.some(({ food }) => food === id)) throw invalid({ ingredients: [OWN_FOOD_MESSAGES.isItsOwn] })
  const rows = await findFoods(db, actor.id, unique(input.ingredients.map(({ food }) => food)))
  const foods = new Map(rows.map((food) => [food.id, food]))
  const parts = input.ingredients.flatMap(({ food: foodId, grams }) => {
    const food = foods.get(foodId)
    return food ? [{ food, grams }] : []
  })
  if (parts.length < input.ingredients.length) throw invalid({ ingredients: [OWN_FOOD_MESSAGES.unknownIngredient] })
  const weighed = parts.map(({ food, grams }) => ({ food: toComposition(food), grams }))
  if (losesTooMuch(weighed, input.cooked_grams)) throw invalid({ cooked_grams: [OWN_FOOD_MESSAGES.tooLight] })
  const composition = composeDish(weighed, input.cooked_grams)
  const isKnown = parts.every(({ food }) => food.contents !== null)
  return {
    region: input.region ?? null,
    course: input.course ?? null,
    cooked_grams: input.cooked_grams,
    ingredients: parts.map(({ food, grams }) => ({ food: food.id, name: food.name, grams })),
    contents: isKnown ? unique(parts.flatMap(({ food }) => food.contents ?? [])) : null,
    may_contain: unique(parts.flatMap(({ food }) => food.may_contain)),
    notes: unique(
      parts.flatMap(({ food }) =>
        [...food.notes, food.data_source].filter(Boolean).map((note) => `${food.name}: ${note}`),
      ),
    ),
    nutrients: storedNutrients(composition.nutrients),
    known: composition.known ?? {},
    free_sugar_kcal: composition.free_sugar_kcal,
    data_source: '',
  }
}

async function toInsert(db: Database, actor: Actor, input: OwnFoodInput, id?: number): Promise<FoodInsert> {
  const { kind, name, spellings = [], portions } = input
  const common = {
    kind,
    name,
    hindi: input.hindi ?? '',
    punjabi: input.punjabi ?? '',
    spellings,
    portions,
    source: 'own',
    owner_id: actor.id,
    status: 'private',
  } as const
  if (input.kind === 'dish') {
    const dish = await composeOwnDish(db, actor, input, id)
    return { ...common, rank: 0, nutrients: {}, ...dish }
  }
  const amounts = NUTRIENT_NAMES.map((nutrient) => [nutrient, input.nutrients[nutrient] ?? null] as const)
  return {
    ...common,
    rank: 1,
    nutrients: Object.fromEntries(amounts.filter(([, amount]) => amount !== null)),
    data_source: input.data_source,
    contents: input.contents && withImplied(input.contents),
    ...{ ingredients: [], cooked_grams: null, region: null, course: null, notes: [], may_contain: [], known: {} },
    // A label states sugars without saying which are added, so all are counted as free.
    free_sugar_kcal: Math.min(input.nutrients.energy_kcal ?? 0, (input.nutrients.sugars_g ?? 0) * 4),
  }
}

export async function listOwnFoodPage(db: Database, actor: Actor, query: OwnFoodQuery) {
  return toPage(query, await listOwnFoods(db, actor.id, query), toOwnFood)
}

/** @throws not found for a food that someone else added */
export async function getOwnFood(db: Database, actor: Actor, id: number): Promise<OwnFood> {
  return toOwnFood(requireFound(await findOwnFood(db, actor.id, id)))
}

export async function createOwnFood(db: Database, actor: Actor, input: OwnFoodInput): Promise<OwnFood> {
  const food = await toInsert(db, actor, input)
  const id = await db.transaction(async (tx) => {
    await lockAccount(tx, actor.id)
    if ((await countOwnFoods(tx, actor.id)) >= OWN_FOOD_LIMITS.foods) throw conflict(OWN_FOOD_MESSAGES.tooMany)
    return insertOwnFood(tx, food, foodNameKeys(food))
  })
  return getOwnFood(db, actor, id)
}

/**
 * Locks a food, so that it does not change before the transaction ends.
 * @throws not found for a food that someone else added; conflict if it waits for an admin or is in the library
 */
async function lockChangeable(tx: Database, actor: Actor, id: number): Promise<void> {
  const { food } = requireFound(await lockOwnFood(tx, actor.id, id))
  if (food.status === 'library') throw conflict(OWN_FOOD_MESSAGES.inLibrary)
  if (food.status === 'proposed') throw conflict(OWN_FOOD_MESSAGES.notPrivate)
}

export async function updateOwnFood(db: Database, actor: Actor, id: number, input: OwnFoodInput): Promise<OwnFood> {
  return db.transaction(async (tx) => {
    await lockChangeable(tx, actor, id)
    // A declined food keeps the admin's reason in view until it is proposed again.
    const { status: _, ...change } = await toInsert(tx, actor, input, id)
    await saveFood(tx, id, change)
    await replaceNames(tx, id, foodNameKeys(change))
    return getOwnFood(tx, actor, id)
  })
}

export async function deleteOwnFood(db: Database, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockChangeable(tx, actor, id)
    await deleteFood(tx, id)
  })
}

export async function proposeFood(db: Database, actor: Actor, id: number): Promise<OwnFood> {
  return db.transaction(async (tx) => {
    await lockChangeable(tx, actor, id)
    await saveFood(tx, id, { status: 'proposed', proposed_at: new Date(), decline_reason: '' })
    return getOwnFood(tx, actor, id)
  })
}

export async function withdrawFood(db: Database, actor: Actor, id: number): Promise<OwnFood> {
  return db.transaction(async (tx) => {
    const { food } = requireFound(await lockOwnFood(tx, actor.id, id))
    if (food.status !== 'proposed') throw conflict(OWN_FOOD_MESSAGES.notProposed)
    await saveFood(tx, id, { status: 'private', proposed_at: null, decline_reason: '' })
    return getOwnFood(tx, actor, id)
  })
}

export async function listProposals(db: Database, query: ProposalQuery) {
  return toPage(query, await listProposedFoods(db, query), toOwnFood)
}

/** Names of the ingredients that are not in the library: private ones, and those that were deleted since. */
async function listPrivateParts(db: Database, ingredients: AuthoredFood['food']['ingredients']): Promise<string[]> {
  const ids = ingredients.flatMap(({ food }) => food ?? [])
  const inLibrary = new Set((await findFoods(db, null, ids)).map(({ id }) => id))
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
    const stored = requireFound(await lockAuthoredFood(tx, id))
    const { food } = stored
    const isReturned = decision === 'return'
    if (!isReturned && food.status !== 'proposed') throw conflict(OWN_FOOD_MESSAGES.notProposed)
    if (isReturned && (food.status !== 'library' || food.source !== 'own'))
      throw conflict(OWN_FOOD_MESSAGES.notInLibrary)
    if (food.updated_at.toISOString() !== updated_at) throw conflict(OWN_FOOD_MESSAGES.changedMeanwhile)
    if (decision === 'accept') {
      const names = await listPrivateParts(tx, food.ingredients)
      if (names.length > 0) throw conflict(`${OWN_FOOD_MESSAGES.privateIngredients} ${names.join(', ')}`)
      const accepted = { status: 'library', owner_id: null, contributor_id: food.owner_id, proposed_at: null } as const
      await saveFood(tx, id, accepted)
    } else if (isReturned && food.contributor_id === null) {
      // Its author's account is deleted, so the food is deleted instead of returned.
      await deleteFood(tx, id)
    } else {
      const owner = isReturned ? { owner_id: food.contributor_id, contributor_id: null } : { proposed_at: null }
      await saveFood(tx, id, { status: 'declined', decline_reason: reason ?? '', ...owner })
    }
    await recordAudit(tx, actor.id, AUDITED[decision], ['food', id], { after: { name: food.name } })
    return toOwnFood((await lockAuthoredFood(tx, id)) ?? stored)
  })
}

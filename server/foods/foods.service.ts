import type { Food, FoodQuery } from '#domain/foods/foods.schema.ts'
import type { Actor } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { requireFound, toPage } from '../errors.ts'
import { toFoodKey, toSkeleton } from './food-key.ts'
import { findFoods, listFoods, searchFoods } from './foods.queries.ts'
import { toFood, toFoodItem } from './to-food.ts'

/** Foods by any of their names in three scripts; without a search, dishes first. */
export async function listFoodPage(db: Database, actor: Actor | null, query: FoodQuery) {
  const readerId = actor?.id ?? null
  const key = toFoodKey(query.search ?? '')
  if (key) {
    return toPage(query, await searchFoods(db, readerId, { key, skeleton: toSkeleton(key) }, query), toFoodItem)
  }
  // A search of punctuation alone has no key and finds nothing.
  if (query.search) return { count: 0, results: [] }
  return toPage(query, await listFoods(db, readerId, query), toFoodItem)
}

export async function getFood(db: Database, actor: Actor | null, id: number): Promise<Food> {
  const [food] = await findFoods(db, actor?.id ?? null, [id])
  return toFood(requireFound(food))
}

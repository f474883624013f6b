import type { PlatePart } from '#domain/foods/plate-address.ts'
import type { Actor } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { findFoods, type StoredFood } from './foods.queries.ts'
import { toServing } from './plate.ts'

export interface NamedPlate {
  title: string
  parts: readonly PlatePart[]
}

function problemOf(title: string, part: PlatePart, food: StoredFood | undefined): string[] {
  if (!food) return [`A food of “${title}” is not in the library. Edit the plate and choose another food.`]
  if (food.status !== 'library')
    return [
      `“${food.name}” in “${title}” is your own food, which readers cannot see. Choose a food of the library, or propose yours for it first.`,
    ]
  const serving = toServing(food, part)
  return typeof serving === 'string' ? [serving] : []
}

/** Why not everybody could see these plates; empty if everybody could. */
export async function findPlateProblems(db: Database, actor: Actor, plates: readonly NamedPlate[]): Promise<string[]> {
  if (plates.length === 0) return []
  const ids = new Set(plates.flatMap(({ parts }) => parts.map(({ food }) => food)))
  const found = new Map((await findFoods(db, actor.id, [...ids])).map((food) => [food.id, food]))
  const problems = plates.flatMap(({ title, parts }) =>
    parts.flatMap((part) => problemOf(title, part, found.get(part.food))),
  )
  return [...new Set(problems)]
}

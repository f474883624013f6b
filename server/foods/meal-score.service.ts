import {
  type MealScoreInput,
  type MealScoreQuery,
  type MealScoreResponse,
  PLATE_EMPTY,
  UNKNOWN_FOOD,
} from '#domain/foods/foods.schema.ts'
import { describeScore, scoreMeal, unknownNotes } from '#domain/foods/meal-score.ts'
import { type PlatePart, parsePlate } from '#domain/foods/plate/plate-address.ts'
import { sumFoods } from '#domain/foods/plate/plate-amounts.ts'
import type { Actor } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { invalid } from '../errors.ts'
import { findFoods, type StoredFood } from './foods.queries.ts'
import { plateFlags, rounded, toScoredItem, toServing, toWeighed } from './plate.ts'
import { bestChanges, CHANGE_FOOD_IDS } from './plate-changes.ts'

const roundedAll = <Amounts extends Record<string, number>>(amounts: Amounts) =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, rounded(amount)])) as Amounts

/** A dish names the ingredient in its note; a single food does not. */
const withName = ({ kind, name }: StoredFood, note: string) => (kind === 'dish' ? note : `${name}: ${note}`)

/**
 * Scores a plate and tries changes to it. Nothing is stored.
 * @throws invalid for a food that the reader cannot see and for a portion that a food does not have
 */
export async function getMealScore(
  db: Database,
  actor: Actor | null,
  { items }: MealScoreInput,
  triesChanges = true,
): Promise<MealScoreResponse> {
  const ids = new Set([...items.map(({ food }) => food), ...(triesChanges ? CHANGE_FOOD_IDS : [])])
  const rows = await findFoods(db, actor?.id ?? null, [...ids])
  const library = new Map(rows.map((food) => [food.id, food]))
  const results = items.map((item) => {
    const food = library.get(item.food)
    return food ? toServing(food, item) : UNKNOWN_FOOD
  })
  const problems = results.filter((one) => typeof one === 'string')
  if (problems.length > 0) throw invalid({ items: [...new Set(problems)] })
  const servings = results.filter((one) => typeof one !== 'string')
  const weighed = servings.map(toWeighed)
  const score = scoreMeal(weighed)
  const { grams, amounts, known } = sumFoods(weighed)
  return {
    ...score,
    summary: describeScore(score),
    items: servings.map(toScoredItem),
    grams: rounded(grams),
    amounts: roundedAll(amounts),
    known: roundedAll(known),
    ...plateFlags(servings),
    notes: unknownNotes(known),
    stand_ins: [...new Set(servings.flatMap(({ food }) => food.notes.map((note) => withName(food, note))))],
    changes: triesChanges ? bestChanges(servings, score, library) : [],
  }
}

/** As `getMealScore`, for a plate in an address. */
export async function getPlateScore(db: Database, actor: Actor | null, { plate, changes }: MealScoreQuery) {
  const items = parsePlate(plate)
  if (items.length === 0) throw invalid({ plate: [PLATE_EMPTY] })
  return getMealScore(db, actor, { items }, changes !== 'false')
}

interface NamedPlate {
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

/** @returns the reasons why some readers could not see these plates; empty if everyone can */
export async function findPlateProblems(db: Database, actor: Actor, plates: readonly NamedPlate[]): Promise<string[]> {
  if (plates.length === 0) return []
  const ids = new Set(plates.flatMap(({ parts }) => parts.map(({ food }) => food)))
  const foods = new Map((await findFoods(db, actor.id, [...ids])).map((food) => [food.id, food]))
  const problems = plates.flatMap(({ title, parts }) =>
    parts.flatMap((part) => problemOf(title, part, foods.get(part.food))),
  )
  return [...new Set(problems)]
}

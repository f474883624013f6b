import type { PlateChange } from '#domain/foods/foods.schema.ts'
import { formatPillarScore, type MealScore, scoreMeal } from '#domain/foods/meal-score.ts'
import { PILLAR_LABELS, PILLARS, type Pillar } from '#domain/foods/pillars.ts'
import { PLATE_MAX_ITEMS, QUANTITY } from '#domain/foods/plate-limits.ts'
import { nameInSentence } from '#domain/foods/serving-text.ts'
import type { StoredFood } from './foods.queries.ts'
import { dietsOf, type Serving, toServing, toWeighed } from './plate.ts'
import { ADDITIONS, SWAPS } from './plate-changes.content.ts'

interface Attempt {
  /** "Add 1 katori (150 ml) of dal tadka". */
  action: string
  /** The food that it is about: two changes of a plate never name the same one. */
  about: number
  isAddition: boolean
  servings: Serving[]
}

interface Tried extends Attempt {
  score: MealScore
}

const BEST = 3
const MOST_ADDITIONS = 2
/** Smaller gains are within the uncertainty of a score. */
const LEAST_GAIN = 0.1
/** Less of a food is suggested only where it is a large part of the plate. */
const LARGE_PART = 0.25

/** Foods of the library that the attempts need. */
export const CHANGE_FOOD_IDS: readonly number[] = [...ADDITIONS.map(({ food }) => food), ...SWAPS.map(({ to }) => to)]

function additions(servings: readonly Serving[], library: ReadonlyMap<number, StoredFood>): Attempt[] {
  if (servings.length >= PLATE_MAX_ITEMS) return []
  return ADDITIONS.flatMap(({ food: id, portion, quantity, text }) => {
    const food = library.get(id)
    if (!food || servings.some((serving) => serving.food.id === id)) return []
    const serving = toServing(food, { food: id, portion, quantity })
    if (typeof serving === 'string') return []
    return [{ action: `Add ${text}`, about: id, isAddition: true, servings: [...servings, serving] }]
  })
}

function swaps(servings: readonly Serving[], library: ReadonlyMap<number, StoredFood>): Attempt[] {
  return SWAPS.flatMap(({ from, to, portion, each, text }) => {
    const food = library.get(to)
    const replaced = servings.find((serving) => from.includes(serving.food.id))
    if (!food || !replaced) return []
    const quantity = Math.min(QUANTITY.max, Math.max(1, Math.round(replaced.grams / each)))
    const serving = toServing(food, { food: to, portion, quantity })
    if (typeof serving === 'string') return []
    return [
      {
        action: `Have ${text} in place of ${nameInSentence(replaced.food.name)}`,
        about: replaced.food.id,
        isAddition: false,
        servings: servings.map((one) => (one === replaced ? serving : one)),
      },
    ]
  })
}

function halves(servings: readonly Serving[]): Attempt[] {
  const energyOf = ({ food, grams }: Serving) => ((food.nutrients.energy_kcal ?? 0) * grams) / 100
  const total = servings.reduce((sum, serving) => sum + energyOf(serving), 0)
  return servings
    .filter((serving) => energyOf(serving) >= total * LARGE_PART && serving.quantity / 2 >= QUANTITY.min)
    .flatMap((serving) => {
      const { food, portion, quantity } = serving
      const half = toServing(food, { food: food.id, portion, quantity: quantity / 2 })
      if (typeof half === 'string') return []
      return [
        {
          action: `Have half as much ${nameInSentence(food.name)}`,
          about: food.id,
          isAddition: false,
          servings: servings.map((one) => (one === serving ? half : one)),
        },
      ]
    })
}

/** The pillar that gains most. */
function bestPillar(before: MealScore, after: MealScore): Pillar {
  const gain = (pillar: Pillar) => after.pillars[pillar] - before.pillars[pillar]
  return PILLARS.reduce((best, pillar) => (gain(pillar) > gain(best) ? pillar : best))
}

function toChange({ action, servings, score }: Tried, now: MealScore): PlateChange {
  const pillar = bestPillar(now, score)
  const [before, after] = [now.pillars[pillar], score.pillars[pillar]]
  const label = PILLAR_LABELS[pillar].toLowerCase()
  return {
    text: `${action}: ${label} ${formatPillarScore(before)} → ${formatPillarScore(after)}`,
    ...{ pillar, before, after },
    overall: score.overall,
    items: servings.map(({ food, portion, quantity }) => ({ food: food.id, portion, quantity })),
  }
}

/**
 * The three changes that raise a plate's score most, each tried by calculation; fewer if nothing helps. The plate still fits
 * its diets after each.
 */
export function bestChanges(
  servings: readonly Serving[],
  now: MealScore,
  library: ReadonlyMap<number, StoredFood>,
): PlateChange[] {
  const diets = dietsOf(servings)
  const tried = [...additions(servings, library), ...swaps(servings, library), ...halves(servings)]
    .filter((attempt) => diets.every((diet) => dietsOf(attempt.servings).includes(diet)))
    .map((attempt): Tried => ({ ...attempt, score: scoreMeal(attempt.servings.map(toWeighed)) }))
    .filter(({ score }) => score.overall - now.overall >= LEAST_GAIN)
    .sort((one, other) => other.score.overall - one.score.overall)
  const best: Tried[] = []
  for (const attempt of tried) {
    const isFull = attempt.isAddition && best.filter(({ isAddition }) => isAddition).length === MOST_ADDITIONS
    if (best.length < BEST && !isFull && !best.some(({ about }) => about === attempt.about)) best.push(attempt)
  }
  return best.map((attempt) => toChange(attempt, now))
}

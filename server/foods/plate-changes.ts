import { DAY_KCAL } from '#domain/foods/day-needs.ts'
import type { Course } from '#domain/foods/food-kinds.ts'
import type { PlateChange } from '#domain/foods/foods.schema.ts'
import { formatPillarScore, LIMITS, type MealScore, scoreMeal } from '#domain/foods/meal-score.ts'
import { PILLAR_LABELS, PILLARS, type Pillar } from '#domain/foods/pillars.ts'
import { limitsOf } from '#domain/foods/plate/plate-edits.ts'
import { PLATE_MAX_ITEMS, QUANTITY } from '#domain/foods/plate/plate-limits.ts'
import { nameInSentence } from '#domain/foods/serving-text.ts'
import type { StoredFood } from './foods.queries.ts'
import { dietsOf, type Serving, toServing, toWeighed } from './plate.ts'
import { ADDITIONS, SWAPS } from './plate-changes.content.ts'

interface Attempt {
  /** "Add 1 katori (150 ml) of dal tadka". */
  action: string
  /** The id of the food concerned: no two suggested changes concern the same one. */
  foodId: number
  servings: Serving[]
}

interface ScoredAttempt extends Attempt {
  score: MealScore
}

const CHANGES_MAX = 3
/** Smaller gains are within the uncertainty of a score. */
const GAIN_MIN = 0.1
/** Less of a food is suggested only if it has at least this share of the plate. */
const LARGE_SHARE = 0.25
/** A plate with more energy gets no additions. */
const FULL_KCAL = LIMITS.energy.many * DAY_KCAL
/** A plate with less energy, such as a spoon of sugar, is not a meal and gets no suggestions. */
const KCAL_MIN = 50
/** The additional weight of a gain in the weakest pillar, which the summary names. */
const WEAKEST_WEIGHT = 0.3
/** The most that an addition may lower any pillar. */
const LOSS_MAX = 0.5
/** Courses that may be halved on a plate that is not full: not dal, sabzi or salad. On a full one any food may. */
const TO_HALVE: readonly (Course | null)[] = ['sweet', 'drink', 'snack', 'street_food', 'bread', 'rice', null]
const GRAINS: readonly (Course | null)[] = ['bread', 'rice', 'breakfast']

const energyOf = ({ food, grams }: Serving) => ((food.nutrients.energy_kcal ?? 0) * grams) / 100
const totalEnergy = (servings: readonly Serving[]) => servings.reduce((sum, serving) => sum + energyOf(serving), 0)

/** Foods of the library that the attempts need. */
export const CHANGE_FOOD_IDS: readonly number[] = [...ADDITIONS.map(({ food }) => food), ...SWAPS.map(({ to }) => to)]

function additions(servings: readonly Serving[], library: ReadonlyMap<number, StoredFood>): Attempt[] {
  if (servings.length >= PLATE_MAX_ITEMS || totalEnergy(servings) > FULL_KCAL) return []
  const hasGrain = servings.some(({ food }) => GRAINS.includes(food.course))
  return ADDITIONS.flatMap(({ food: id, portion, quantity, text }) => {
    const food = library.get(id)
    if (!food || servings.some((serving) => serving.food.id === id)) return []
    if (hasGrain && GRAINS.includes(food.course)) return []
    const serving = toServing(food, { food: id, portion, quantity })
    if (typeof serving === 'string') return []
    return [{ action: `Add ${text}`, foodId: id, servings: [...servings, serving] }]
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
        foodId: replaced.food.id,
        servings: servings.map((one) => (one === replaced ? serving : one)),
      },
    ]
  })
}

/** To two decimals, as a plate's address writes it. */
const half = ({ quantity }: Serving) => Math.round(quantity * 50) / 100

function halves(servings: readonly Serving[]): Attempt[] {
  const total = totalEnergy(servings)
  return servings
    .filter((serving) => energyOf(serving) >= total * LARGE_SHARE && half(serving) >= limitsOf(serving.portion).min)
    .filter(({ food }) => total > FULL_KCAL || TO_HALVE.includes(food.course))
    .flatMap((serving) => {
      const { food, portion } = serving
      const halved = toServing(food, { food: food.id, portion, quantity: half(serving) })
      if (typeof halved === 'string') return []
      return [
        {
          action: `Have half as much ${nameInSentence(food.name)}`,
          foodId: food.id,
          servings: servings.map((one) => (one === serving ? halved : one)),
        },
      ]
    })
}

const isAddition = (attempt: Attempt, servings: readonly Serving[]) => attempt.servings.length > servings.length

const weakestOf = ({ pillars }: MealScore): Pillar =>
  PILLARS.reduce((low, pillar) => (pillars[pillar] < pillars[low] ? pillar : low))

const gainOf = (pillar: Pillar, before: MealScore, after: MealScore) => after.pillars[pillar] - before.pillars[pillar]

/** Ranks changes by the overall gain, with more weight on the weakest pillar. */
const worth = (before: MealScore, after: MealScore) =>
  after.overall - before.overall + WEAKEST_WEIGHT * gainOf(weakestOf(before), before, after)

/** The pillar that gains most; the weakest, if it gains about as much. */
function bestPillar(before: MealScore, after: MealScore): Pillar {
  const gain = (pillar: Pillar) => gainOf(pillar, before, after)
  const most = PILLARS.reduce((best, pillar) => (gain(pillar) > gain(best) ? pillar : best))
  const weakest = weakestOf(before)
  return gain(weakest) >= gain(most) / 2 ? weakest : most
}

function toChange({ action, servings, score }: ScoredAttempt, current: MealScore): PlateChange {
  const pillar = bestPillar(current, score)
  const [before, after] = [current.pillars[pillar], score.pillars[pillar]]
  const label = PILLAR_LABELS[pillar].toLowerCase()
  return {
    text: `${action}: ${label} ${formatPillarScore(before)} → ${formatPillarScore(after)}`,
    ...{ pillar, before, after },
    overall: score.overall,
    items: servings.map(({ food, portion, quantity }) => ({ food: food.id, portion, quantity })),
  }
}

/**
 * The three changes that raise a plate's score most, each found by calculation; fewer if fewer help. The changed plate
 * still fits the diets of the original.
 */
export function bestChanges(
  servings: readonly Serving[],
  before: MealScore,
  library: ReadonlyMap<number, StoredFood>,
): PlateChange[] {
  if (totalEnergy(servings) < KCAL_MIN) return []
  const diets = dietsOf(servings)
  const attempts = [...additions(servings, library), ...swaps(servings, library), ...halves(servings)]
    .filter((attempt) => diets.every((diet) => dietsOf(attempt.servings).includes(diet)))
    .map((attempt): ScoredAttempt => ({ ...attempt, score: scoreMeal(attempt.servings.map(toWeighed)) }))
    .filter(({ score }) => score.overall - before.overall >= GAIN_MIN)
    .filter(
      (attempt) =>
        !isAddition(attempt, servings) || PILLARS.every((pillar) => gainOf(pillar, before, attempt.score) >= -LOSS_MAX),
    )
    .sort((one, other) => worth(before, other.score) - worth(before, one.score))
  const best: ScoredAttempt[] = []
  for (const attempt of attempts) {
    if (best.length < CHANGES_MAX && !best.some(({ foodId }) => foodId === attempt.foodId)) best.push(attempt)
  }
  return best.map((attempt) => toChange(attempt, before))
}

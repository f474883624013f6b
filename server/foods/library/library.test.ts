import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { toFlags } from '#domain/foods/food-flags.ts'
import { COURSES, REGIONS } from '#domain/foods/food-kinds.ts'
import { scoreMeal } from '#domain/foods/meal-score.ts'
import { NUTRIENT_NAMES } from '#domain/foods/nutrients.ts'
import { SAMPLE_PLATES } from '#domain/foods/plate/sample-plates.content.ts'
import { foodNameKeys } from '../food-key.ts'
import type { StoredFood } from '../foods.queries.ts'
import { FIRST_OWN_FOOD_ID } from '../foods.table.ts'
import { toComposition } from '../to-food.ts'
import { LIBRARY_HASH } from './edition.ts'
import { INGREDIENTS } from './ingredients.content.ts'
import type { LibraryRow } from './library.queries.ts'
import { computeLibraryRows, DISHES } from './library-rows.ts'
import { readUsda } from './usda.ts'

const rows = new Map<number, LibraryRow>()
beforeAll(async () => {
  for (const row of await computeLibraryRows()) rows.set(row.id ?? 0, row)
})
/** As the database stores it. */
const row = (id: number) => rows.get(id) as StoredFood
const perHundred = (id: number, nutrient: (typeof NUTRIENT_NAMES)[number]) => row(id).nutrients[nutrient] ?? 0

test('the table of USDA holds 8,790 foods; a blank is unknown', async () => {
  const usda = await readUsda()
  expect(usda).toHaveLength(8790)
  const blanks = usda.flatMap(({ nutrients }) => NUTRIENT_NAMES.filter((name) => nutrients[name] === null))
  expect(blanks.length).toBeGreaterThan(10_000)
  expect(usda.find(({ id }) => id === 1001)).toMatchObject({
    description: 'Butter, salted',
    nutrients: { energy_kcal: 717, cholesterol_mg: 215 },
  })
})

test('at least 180 dishes, of every region and course, each with three names', () => {
  expect(DISHES.length).toBeGreaterThanOrEqual(180)
  for (const region of REGIONS) expect(DISHES.filter((dish) => dish.region === region).length).toBeGreaterThan(5)
  for (const course of COURSES) expect(DISHES.filter((dish) => dish.course === course).length).toBeGreaterThan(3)
  for (const { name, hindi, punjabi, spellings } of DISHES) {
    expect([name, /^[ऀ-ॿ\d ,()-]+$/u.test(hindi), /^[਀-੿\d ,()-]+$/u.test(punjabi)]).toEqual([name, true, true])
    expect(spellings.length).toBeGreaterThan(1)
  }
})

test('ids are unique and below those of dietitians’ foods; names are unique among dishes', () => {
  const ids = [...DISHES.map(({ id }) => id)]
  expect(new Set(ids).size).toBe(ids.length)
  expect(Math.max(...rows.keys())).toBeLessThan(FIRST_OWN_FOOD_ID)
  expect(new Set(DISHES.map(({ name }) => name)).size).toBe(DISHES.length)
  const own = Object.values(INGREDIENTS).flatMap((one) => ('id' in one ? [one.id] : []))
  expect(new Set(own).size).toBe(own.length)
})

test('every dish weighs at most the sum of its ingredients, and has each portion once', () => {
  for (const { name, ingredients, cooked_grams, portions } of DISHES) {
    const raw = ingredients.reduce((sum, [, grams]) => sum + grams, 0)
    expect([name, cooked_grams <= raw]).toEqual([name, true])
    const units = portions.map(({ unit }) => unit)
    expect([name, new Set(units).size]).toEqual([name, units.length])
  }
})

test('the stored amounts of every dish are those of its ingredients', () => {
  for (const { id, name, ingredients, cooked_grams } of DISHES) {
    const stored = row(id)
    expect(stored.ingredients.map(({ grams }) => grams)).toEqual(ingredients.map(([, grams]) => grams))
    for (const nutrient of ['energy_kcal', 'protein_g', 'fibre_g', 'sodium_mg', 'iron_mg'] as const) {
      const sum = stored.ingredients.reduce(
        (total, { food = 0, grams }) => total + (perHundred(food, nutrient) * grams) / 100,
        0,
      )
      const per100 = (sum / cooked_grams) * 100
      const kept = stored.nutrients[nutrient] ?? 0
      expect([name, nutrient, Math.abs(kept - per100) <= Math.max(0.01, per100 * 0.002)]).toEqual([
        name,
        nutrient,
        true,
      ])
    }
  }
})

test.each([
  ['Sabudana khichdi', ['vegetarian', 'vrat'], ['gluten']],
  ['Roti (phulka)', ['vegetarian', 'vegan', 'jain', 'gluten'], ['milk', 'vrat']],
  ['Egg curry', ['egg'], ['vegetarian']],
  ['Butter chicken', ['meat', 'milk'], ['vegetarian', 'jain']],
  ['Rajma masala', ['vegetarian', 'vegan'], ['jain', 'vrat', 'milk']],
])('the flags of %s follow from its ingredients', (name, has, hasNot) => {
  const dish = DISHES.find((one) => one.name === name)
  const flags = toFlags(row(dish?.id ?? 0).contents ?? [])
  expect(flags).toEqual(expect.arrayContaining(has))
  for (const flag of hasNot) expect(flags).not.toContain(flag)
})

test('fasting dishes contain nothing that a vrat forbids', () => {
  const fasting = DISHES.filter(({ course }) => course === 'vrat')
  expect(fasting.length).toBeGreaterThan(8)
  for (const { id, name } of fasting) {
    expect([name, toFlags(row(id).contents ?? [])]).toEqual([name, expect.arrayContaining(['vegetarian', 'vrat'])])
  }
})

test.each(SAMPLE_PLATES)('the home page shows the calculated scores of "$name"', ({ parts, score, pillars }) => {
  const items = parts.map(({ food, portion, quantity }) => {
    const stored = row(food)
    const grams = portion === 'gram' ? 1 : (stored.portions.find(({ unit }) => unit === portion)?.grams ?? 0)
    return { food: toComposition(stored), grams: grams * quantity }
  })
  expect(scoreMeal(items)).toEqual({ overall: score, pillars })
})

test('LIBRARY_HASH is the hash of the computed library', async () => {
  const computed = [...rows.values()].map((food) => [food, foodNameKeys(food)])
  const hash = createHash('sha256').update(JSON.stringify(computed)).digest('hex').slice(0, 16)
  expect(hash, 'the library has changed: raise LIBRARY_EDITION and set LIBRARY_HASH').toBe(LIBRARY_HASH)
})

import { beforeAll, expect, test } from 'vitest'
import { computeLibraryRows } from './library-rows.ts'
import { PUBLISHED_ENERGY } from './published-energy.content.ts'

/** Recipes differ between kitchens, so a dish may be outside the published range by this share. */
const TOLERANCE = 0.15

const kcal = new Map<number, number>()
beforeAll(async () => {
  for (const { id, nutrients } of await computeLibraryRows()) kcal.set(id ?? 0, nutrients.energy_kcal ?? 0)
})

test.for(PUBLISHED_ENERGY.map((one) => [one.dish, one] as const))(
  'the energy of dish %i is about as published',
  ([dish, { kcal_per_100_g, outside }]) => {
    const [least, most] = kcal_per_100_g
    const ours = kcal.get(dish) ?? 0
    const agrees = ours >= least * (1 - TOLERANCE) && ours <= most * (1 + TOLERANCE)
    // Also fails for a dish within the range that still has a reason for being outside.
    expect([ours, least, most, agrees]).toEqual([ours, least, most, outside === undefined])
  },
)

test('each dish is listed once, with a range and the source of each figure', () => {
  const dishes = PUBLISHED_ENERGY.map(({ dish }) => dish)
  expect(new Set(dishes).size).toBe(dishes.length)
  for (const { kcal_per_100_g, sources } of PUBLISHED_ENERGY) {
    expect(kcal_per_100_g[0]).toBeLessThanOrEqual(kcal_per_100_g[1])
    for (const { title, by, url, figure } of sources) {
      expect([title, by].every(Boolean)).toBe(true)
      expect(url).toMatch(/^https?:\/\//)
      expect(figure).toMatch(/kcal/)
    }
  }
})

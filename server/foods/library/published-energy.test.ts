import { beforeAll, expect, test } from 'vitest'
import { computeLibraryRows } from './library-rows.ts'
import { PUBLISHED_ENERGY } from './published-energy.content.ts'

/** Recipes differ from kitchen to kitchen: so far a dish may be outside what the sources give. */
const TOLERANCE = 0.15

const kcal = new Map<number, number>()
beforeAll(async () => {
  for (const { id, nutrients } of await computeLibraryRows()) kcal.set(id ?? 0, nutrients.energy_kcal ?? 0)
})

test.for(PUBLISHED_ENERGY.map((one) => [one.dish, one] as const))(
  'dish %i brings about the energy that others publish',
  ([dish, { kcal_per_100_g, outside }]) => {
    const [least, most] = kcal_per_100_g
    const ours = kcal.get(dish) ?? 0
    const agrees = ours >= least * (1 - TOLERANCE) && ours <= most * (1 + TOLERANCE)
    // A reason that is no longer needed is to go.
    expect([ours, least, most, agrees]).toEqual([ours, least, most, outside === undefined])
  },
)

test('each dish is named once, with a range and where each figure is published', () => {
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

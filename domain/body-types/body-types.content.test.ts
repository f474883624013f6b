import { expect, test } from 'vitest'
import { GUIDES } from './body-types.content.ts'
import { BODY_TYPES } from './body-types.ts'

const TYPES = Object.values(BODY_TYPES).flatMap((types) => [...types])

test('each body type has a guide of four or five points of each kind', () => {
  expect(Object.keys(GUIDES).sort()).toEqual(TYPES.map(({ id }) => id).sort())
  for (const [id, { characteristics, diet, workout }] of Object.entries(GUIDES)) {
    for (const points of [characteristics, diet, workout]) {
      expect(points.length, id).toBeGreaterThanOrEqual(4)
      expect(points.length, id).toBeLessThanOrEqual(5)
      expect(new Set(points).size, id).toBe(points.length)
    }
  }
})

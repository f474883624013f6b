import { expect, test } from 'vitest'
import { pointsOf } from './stats-range.ts'

/** 1:30 in the night of 1 March in India, still 28 February in UTC. */
const NIGHT = new Date('2027-02-28T20:00:00Z')

test.each([
  ['7d', 7, '2027-02-23', '2027-03-01'],
  ['30d', 10, '2027-01-31', '2027-02-27'],
  ['12m', 12, '2026-04-01', '2027-03-01'],
] as const)('the points of %s are %i, from %s to %s', (range, count, first, last) => {
  const points = pointsOf(range, NIGHT)
  expect([points.length, points[0], points.at(-1)]).toEqual([count, first, last])
})

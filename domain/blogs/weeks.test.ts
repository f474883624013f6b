import { expect, test } from 'vitest'
import { lastWeeks } from './weeks.ts'

test.each([
  ['2026-11-21T10:00:00Z', ['2026-11-09', '2026-11-16']],
  ['2026-11-15T18:30:00Z', ['2026-11-09', '2026-11-16']],
  ['2026-11-15T18:29:59Z', ['2026-11-02', '2026-11-09']],
  ['2027-01-01T12:00:00Z', ['2026-12-21', '2026-12-28']],
])('the two weeks until %s begin on %j', (now, weeks) => {
  expect(lastWeeks(new Date(now), 2)).toEqual(weeks)
})

import { expect, test } from 'vitest'
import { isForwards, periodEnd, periodStart } from './audit-period.ts'

test.each([
  [{ from: '2027-03-01', to: '2027-03-01' }, ['2027-03-01T00:00:00.000Z', '2027-03-02T00:00:00.000Z']],
  [
    { from: '2027-02-28T18:30:00Z', to: '2027-03-01T18:29:59.999Z' },
    ['2027-02-28T18:30:00.000Z', '2027-03-01T18:30:00.000Z'],
  ],
  [{ from: '2027-03-01T00:00:00+05:30', to: '2027-03-01' }, ['2027-02-28T18:30:00.000Z', '2027-03-02T00:00:00.000Z']],
])('%j', (period, enclosed) => {
  expect([periodStart(period), periodEnd(period)].map((moment) => moment?.toISOString())).toEqual(enclosed)
  expect(isForwards(period)).toBe(true)
})

test.each([
  { from: '2027-03-02', to: '2027-03-01' },
  { from: '2027-03-01T18:30:00Z', to: '2027-03-01T18:29:59Z' },
])('%j runs backwards', (period) => {
  expect(isForwards(period)).toBe(false)
})

test('an omitted date has no bound', () => {
  expect([periodStart({}), periodEnd({}), isForwards({ from: '2027-03-01' })]).toEqual([undefined, undefined, true])
})

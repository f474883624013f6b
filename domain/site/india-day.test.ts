import { expect, test } from 'vitest'
import { addDays, indiaDay, startOfDay } from './india-day.ts'

test('a day begins at midnight in India', () => {
  expect(startOfDay('2027-03-01').toISOString()).toBe('2027-02-28T18:30:00.000Z')
  expect(indiaDay(new Date('2027-02-28T18:30:00Z'))).toBe('2027-03-01')
  expect(indiaDay(new Date('2027-02-28T18:29:59Z'))).toBe('2027-02-28')
})

test('days are counted over the ends of months', () => {
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
})

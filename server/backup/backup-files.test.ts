import { expect, test } from 'vitest'
import { HOUR_MS } from '#domain/durations.ts'
import { isOfToday, listExpiredBackups } from './backup-files.ts'

const NOW = new Date('2026-11-21T02:00:00Z')

function everyHours(hours: number, count: number) {
  return Array.from({ length: count }, (_, index) => ({ madeAt: new Date(NOW.getTime() - index * hours * HOUR_MS) }))
}

const daysRetained = (files: { madeAt: Date }[]) => {
  const expired = new Set(listExpiredBackups(files, NOW))
  return files.filter((file) => !expired.has(file)).map(({ madeAt }) => madeAt.toISOString().slice(5, 10))
}

test('of daily backups, those of seven days and the last of each of the three weeks before are kept', () => {
  expect(daysRetained(everyHours(24, 60))).toEqual([
    ...['11-21', '11-20', '11-19', '11-18', '11-17', '11-16', '11-15'],
    ...['11-08', '11-01'],
  ])
})

test('of several backups of one day the newest is kept', () => {
  const [, atOne, atMidnight] = everyHours(1, 4)
  expect(listExpiredBackups(everyHours(1, 4), NOW)).toEqual([atOne, atMidnight])
})

test('no backup outlives the published retention period', () => {
  const monthly = everyHours(24 * 10, 4)
  expect(daysRetained(monthly)).toEqual(['11-21', '11-11', '11-01'])
  expect(daysRetained([{ madeAt: new Date('2026-10-21T02:00:00Z') }])).toEqual([])
})

test('a day begins at midnight UTC', () => {
  expect(isOfToday(new Date('2026-11-21T00:00:00Z'), NOW)).toBe(true)
  expect(isOfToday(new Date('2026-11-20T23:59:59Z'), NOW)).toBe(false)
})

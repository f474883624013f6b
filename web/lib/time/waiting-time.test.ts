import { expect, test } from 'vitest'
import { waitingFor } from './waiting-time.tsx'

const NOW = new Date('2026-11-21T05:12:00Z')

test.each([
  ['2026-11-21T05:12:30Z', 'Waiting for less than an hour'],
  ['2026-11-21T04:12:01Z', 'Waiting for less than an hour'],
  ['2026-11-21T04:12:00Z', 'Waiting for 1 hour'],
  ['2026-11-21T03:00:00Z', 'Waiting for 2 hours'],
  ['2026-11-20T05:12:01Z', 'Waiting for 23 hours'],
  ['2026-11-20T05:12:00Z', 'Waiting for 1 day'],
  ['2026-11-19T05:12:00Z', 'Waiting for 2 days'],
  // Thirty hours, but two calendar days ago in India.
  ['2026-11-19T18:00:00Z', 'Waiting for 2 days'],
  ['2023-11-19T05:12:00Z', 'Waiting for 1,098 days'],
])('since %s: %s', (since, sentence) => {
  expect(waitingFor(since, NOW)).toBe(sentence)
})

import { expect, test } from 'vitest'
import { replyTimeLabel } from './reply-time.ts'

test.each([
  [0, 'Usually replies within an hour'],
  [60, 'Usually replies within an hour'],
  [61, 'Usually replies within 2 hours'],
  [20 * 60, 'Usually replies within 20 hours'],
  [20 * 60 + 1, 'Usually replies within a day'],
  [24 * 60, 'Usually replies within a day'],
  [24 * 60 + 1, 'Usually replies within 2 days'],
])('%i minutes: %s', (minutes, label) => {
  expect(replyTimeLabel(minutes)).toBe(label)
})

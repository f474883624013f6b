import { expect, test } from 'vitest'
import { formatBytes, formatSpan } from './format-amounts.ts'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [73_400_320, '73.4 MB'],
  [1_500_000_000, '1.5 GB'],
  [2_000_000_000_000_000, '2,000 TB'],
])('%s bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes).replaceAll(/\s/g, ' ')).toBe(text)
})

test.each([
  [0, '1 minute'],
  [59 * 60_000, '59 minutes'],
  [3_600_000, '1 hour'],
  [47 * 3_600_000, '1 day'],
  [72 * 3_600_000, '3 days'],
])('%s ms are %s', (span, text) => {
  expect(formatSpan(span)).toBe(text)
})

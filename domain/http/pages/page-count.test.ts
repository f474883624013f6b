import { expect, test } from 'vitest'
import { countPages } from './page-count.ts'

test.each([
  [0, 10, 0],
  [10, 10, 1],
  [11, 10, 2],
  [10_000, 10, 1000],
  [1_000_000, 10, 1000],
  [1_000_000, 12, 834],
])('%i rows make pages of %i up to page %i', (count, pageSize, pages) => {
  expect(countPages(count, pageSize)).toBe(pages)
})

import { expect, test } from 'vitest'
import { RECORD_PAGE } from './page-handle.ts'

test.each([
  ['/blogs/7', '/blogs/7'],
  ['/blogs/7?x=1', '/blogs/7'],
  ['/diet/protein', '/diet/protein'],
  ['/blogs/07', null],
  ['/blogs/%37', null],
  ['/blogs/7/salt', null],
])('the canonical path of %s is %s', (address, path) => {
  expect(RECORD_PAGE.canonicalPath(new URL(address, 'https://thali.test'))).toBe(path)
})

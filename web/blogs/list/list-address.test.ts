import { expect, test } from 'vitest'
import { blogsPath, NO_FILTERS, readFilters } from './list-address.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

test.each([
  ['', '/blogs'],
  ['search=dal', '/blogs?search=dal'],
  ['category=yoga&category=diet', '/blogs?category=diet,yoga'],
  ['category=yoga,dance,diet', '/blogs?category=diet,yoga'],
  ['author=7&sort=title&page=3', '/blogs?author=7&sort=title&page=3'],
  ['author=x&sort=best&page=0', '/blogs'],
  ['sort=-created_at', '/blogs'],
  ['search=dal&sort=-created_at', '/blogs?search=dal&sort=-created_at'],
])('%j is the address %s', (query, path) => {
  expect(blogsPath(read(query))).toBe(path)
})

test('the default filters are not narrowed', () => {
  expect(read('')).toEqual(NO_FILTERS)
})

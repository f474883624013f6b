import { expect, test } from 'vitest'
import { isNarrowed, NO_FILTERS, pageCount, readFilters, toAddress, toMyBlogQuery } from './my-blog-filters.ts'

test.each([
  ['', NO_FILTERS],
  ['status=draft&page=3', { ...NO_FILTERS, status: 'draft', page: 3 }],
  ['search=%20dal%20&sort=-title', { ...NO_FILTERS, search: 'dal', sort: '-title' }],
  ['status=lost&sort=name&page=0', NO_FILTERS],
  ['page=2.5', NO_FILTERS],
])('reads %s', (address, filters) => {
  expect(readFilters(new URLSearchParams(address))).toEqual(filters)
})

test('leaves the defaults out of the address', () => {
  expect(toAddress(NO_FILTERS).toString()).toBe('')
  expect(toAddress({ search: 'a b', status: 'published', sort: 'title', page: 2 }).toString()).toBe(
    'search=a+b&status=published&sort=title&page=2',
  )
})

test('asks the server only for what is chosen', () => {
  expect(toMyBlogQuery(NO_FILTERS)).toEqual({ ordering: '-created_at', page: 1, page_size: 20 })
  expect(toMyBlogQuery({ ...NO_FILTERS, status: 'draft' })).toMatchObject({ status: 'draft' })
})

test.each([
  [0, 1],
  [20, 1],
  [21, 2],
])('%i blogs make %i pages', (count, pages) => {
  expect(pageCount(count)).toBe(pages)
})

test('a search or a status narrows, a sort does not', () => {
  expect(isNarrowed({ ...NO_FILTERS, sort: 'title', page: 4 })).toBe(false)
  expect(isNarrowed({ ...NO_FILTERS, status: 'draft' })).toBe(true)
})

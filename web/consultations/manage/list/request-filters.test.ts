import { expect, test } from 'vitest'
import { isNarrowed, NO_FILTERS, pageCount, readFilters, toAddress, toRequestQuery } from './request-filters.ts'

test.each([
  ['', NO_FILTERS],
  ['status=pending&page=3', { ...NO_FILTERS, status: 'pending', page: 3 }],
  ['search=%20pcos%20&sort=created_at', { ...NO_FILTERS, search: 'pcos', sort: 'created_at' }],
  ['sort=waiting', { ...NO_FILTERS, sort: 'waiting' }],
  ['sort=-created_at', NO_FILTERS],
  ['status=lost&sort=name&page=0', NO_FILTERS],
  ['page=-1', NO_FILTERS],
  ['page=2.5', NO_FILTERS],
])('reads %s', (address, filters) => {
  expect(readFilters(new URLSearchParams(address))).toEqual(filters)
})

test('leaves the defaults out of the address', () => {
  expect(toAddress(NO_FILTERS).toString()).toBe('')
  expect(toAddress({ search: 'a b', status: 'closed', sort: 'created_at', page: 2 }).toString()).toBe(
    'search=a+b&status=closed&sort=created_at&page=2',
  )
})

test('asks the server only for what is chosen', () => {
  expect(toRequestQuery(NO_FILTERS)).toEqual({ ordering: '-created_at', page: 1, page_size: 20 })
  expect(toRequestQuery({ ...NO_FILTERS, status: 'pending' })).toMatchObject({ status: 'pending' })
})

test.each([
  [0, 1],
  [20, 1],
  [21, 2],
])('%i requests make %i pages', (count, pages) => {
  expect(pageCount(count)).toBe(pages)
})

test('a search or a status narrows, a sort does not', () => {
  expect(isNarrowed({ ...NO_FILTERS, sort: 'created_at', page: 4 })).toBe(false)
  expect(isNarrowed({ ...NO_FILTERS, search: 'diabetes' })).toBe(true)
})

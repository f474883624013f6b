import { expect, test } from 'vitest'
import { directoryPath, NO_FILTERS, readFilters } from './directory-address.ts'

const canonical = (query: string) => directoryPath(readFilters(new URLSearchParams(query)))

test.each([
  { query: '', path: '/dietitians' },
  { query: 'search=&specialization=&available=&sort=-rating&page=1', path: '/dietitians' },
  {
    query: 'page=2&sort=consultation_fee&available=available&specialization=diabetes&search=gill',
    path: '/dietitians?search=gill&specialization=diabetes&available=available&sort=consultation_fee&page=2',
  },
  { query: 'available=unavailable', path: '/dietitians?available=unavailable' },
  { query: 'search=%20%20gill%20', path: '/dietitians?search=gill' },
  { query: 'specialization=keto&available=true&sort=name&utm_source=x', path: '/dietitians' },
  { query: 'page=0', path: '/dietitians' },
  { query: 'page=-1', path: '/dietitians' },
  { query: 'page=two', path: '/dietitians' },
  { query: 'page=1e3', path: '/dietitians' },
  { query: `search=${'x'.repeat(201)}`, path: '/dietitians' },
  { query: 'search=a%00b', path: '/dietitians' },
])('the canonical address of "$query" is $path', ({ query, path }) => {
  expect(canonical(query)).toBe(path)
})

test('letters of every script survive the address', () => {
  const filters = { ...NO_FILTERS, search: 'ਹਰਪ੍ਰੀਤ & 100%' }
  expect(readFilters(new URL(directoryPath(filters), 'http://localhost').searchParams)).toEqual(filters)
})

import { expect, test } from 'vitest'
import { GROUP_QUERY, pathOf } from './body-types-address.ts'

test.each([
  ['', 'women'],
  ['for=women', 'women'],
  ['for=men', 'men'],
  ['for=constructor', 'women'],
  ['for=children', 'women'],
])('"%s" shows %s', (query, group) => {
  expect(GROUP_QUERY.read(new URLSearchParams(query))).toBe(group)
})

test('women are the default and have no query', () => {
  expect(pathOf('women')).toBe('/body-types')
  expect(pathOf('men')).toBe('/body-types?for=men')
})

import { expect, test } from 'vitest'
import { bodyTypesPath, GROUP_QUERY } from './body-types-address.ts'

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
  expect(bodyTypesPath('women')).toBe('/body-types')
  expect(bodyTypesPath('men')).toBe('/body-types?for=men')
})

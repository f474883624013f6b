import { expect, test } from 'vitest'
import { fromList, listPathFrom } from './list-address.ts'

test.each([
  [fromList('?status=draft&page=2'), '/dietitian/blogs?status=draft&page=2'],
  [fromList(''), '/dietitian/blogs'],
  [null, '/dietitian/blogs'],
  [{ listSearch: '.example.com' }, '/dietitian/blogs'],
  [{ listSearch: 7 }, '/dietitian/blogs'],
])('%j leads back to %s', (state, path) => {
  expect(listPathFrom(state)).toBe(path)
})

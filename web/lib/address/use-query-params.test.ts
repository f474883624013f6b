import { expect, test } from 'vitest'
import { settleQuery } from './use-query-params.ts'

test.each([
  ['the only pending query', ['a'], 'a', []],
  ['an earlier query while the next is pending', ['a', 'b'], 'a', ['b']],
  ['the last query, which skipped those before it,', ['a', 'b', 'c'], 'c', []],
  ['a query that was requested twice', ['a', 'b', 'a'], 'a', []],
])('%s was started by this screen', (_, before, query, pending) => {
  expect(settleQuery(before, query)).toEqual({ pending, isOwn: true })
})

test.each([
  ['while nothing is pending', [], 'a'],
  ['while queries are pending, which it cancels', ['a', 'b'], ''],
])('a navigation from elsewhere %s', (_, pending, query) => {
  expect(settleQuery(pending, query)).toEqual({ pending: [], isOwn: false })
})

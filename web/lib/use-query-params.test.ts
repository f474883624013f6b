import { expect, test } from 'vitest'
import { settleQuery } from './use-query-params.ts'

test.each([
  ['the only one', ['a'], 'a', []],
  ['an earlier one while the next is under way', ['a', 'b'], 'a', ['b']],
  ['the last, which has passed over those before', ['a', 'b', 'c'], 'c', []],
  ['one that was asked for twice', ['a', 'b', 'a'], 'a', []],
])('%s is our own', (_, asked, query, pending) => {
  expect(settleQuery(asked, query)).toEqual({ pending, isOwn: true })
})

test.each([
  ['with nothing under way', [], 'a'],
  ['in the middle of our own, which it ends', ['a', 'b'], ''],
])('from elsewhere, %s', (_, asked, query) => {
  expect(settleQuery(asked, query)).toEqual({ pending: [], isOwn: false })
})

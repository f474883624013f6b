import { expect, test } from 'vitest'
import { isExpired, tokenExpiry } from './session-token.ts'

function token(claims: object): string {
  return `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sign`
}

test.each([
  { name: 'a claim', token: token({ exp: 1_800_000_000 }), expiry: 1_800_000_000 },
  { name: 'letters outside ASCII', token: token({ name: 'ਹਰਪ੍ਰੀਤ ÿ?>', exp: 7 }), expiry: 7 },
  { name: 'no claim', token: token({}), expiry: null },
  { name: 'a claim that is no number', token: token({ exp: 'soon' }), expiry: null },
  { name: 'no JSON', token: 'a.b.c', expiry: null },
  { name: 'nothing', token: '', expiry: null },
])('expiry of a token with $name', ({ token, expiry }) => {
  expect(tokenExpiry(token)).toBe(expiry)
})

test('an unreadable token counts as expired', () => {
  expect(isExpired('garbage', 0)).toBe(true)
})

test('a token is expired from the second that its claim names', () => {
  expect(isExpired(token({ exp: 10 }), 9_999)).toBe(false)
  expect(isExpired(token({ exp: 10 }), 10_000)).toBe(true)
})

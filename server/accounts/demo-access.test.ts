import { expect, test } from 'vitest'
import { allowsDemoSignIn } from './demo-access.ts'

const local = { host: '127.0.0.1', siteUrl: 'http://localhost:3000', trustProxy: false as const }

test('demo accounts sign in on a local site', () => {
  expect(allowsDemoSignIn(local)).toBe(true)
  expect(allowsDemoSignIn({ ...local, host: '::1', siteUrl: 'http://127.0.0.1:3000' })).toBe(true)
})

test.each([
  ['listens beyond loopback', { host: '0.0.0.0' }],
  ['has a public address', { siteUrl: 'https://thali.example' }],
  ['has a proxy before it', { trustProxy: ['127.0.0.1'] }],
])('they do not where the site %s', (_reason, change) => {
  expect(allowsDemoSignIn({ ...local, ...change })).toBe(false)
})

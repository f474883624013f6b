import { expect, test } from 'vitest'
import { isFromThisMachine, isLocalHost } from './networks.ts'

test.each(['localhost', 'LOCALHOST', 'thali.localhost', '127.0.0.1', '127.8.0.1', '::1', '[::1]'])(
  '%s is local',
  (host) => {
    expect(isLocalHost(host)).toBe(true)
  },
)

test.each(['thali.example', 'localhost.example', '127.0.0.1.example', '10.0.0.1', '0.0.0.0', ''])(
  '%s is not',
  (host) => {
    expect(isLocalHost(host)).toBe(false)
  },
)

const direct = { headers: { host: 'localhost:3000' }, socket: { remoteAddress: '127.0.0.1' } }

test('a request over loopback for a local name comes from this machine', () => {
  expect(isFromThisMachine(direct)).toBe(true)
  expect(isFromThisMachine({ headers: { host: '[::1]:3000' }, socket: { remoteAddress: '::ffff:127.0.0.1' } })).toBe(
    true,
  )
})

test.each([
  ['x-forwarded-for', '203.0.113.9'],
  ['x-forwarded-proto', 'https'],
  ['x-real-ip', '203.0.113.9'],
  ['forwarded', 'for=203.0.113.9'],
  ['via', '1.1 caddy'],
  ['x-original-forwarded-for', '203.0.113.9'],
])('a request with %s comes through a proxy', (name, value) => {
  expect(isFromThisMachine({ ...direct, headers: { ...direct.headers, [name]: value } })).toBe(false)
})

test('a bare proxy is recognised by the requested name, another machine by its address', () => {
  expect(isFromThisMachine({ ...direct, headers: { host: 'thali.example' } })).toBe(false)
  expect(isFromThisMachine({ ...direct, headers: {} })).toBe(false)
  expect(isFromThisMachine({ ...direct, httpVersion: '1.1' })).toBe(true)
  expect(isFromThisMachine({ ...direct, httpVersion: '1.0' })).toBe(false)
  expect(isFromThisMachine({ ...direct, socket: { remoteAddress: '192.168.1.7' } })).toBe(false)
})

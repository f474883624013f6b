// Limits are per address, and behind proxies only trusted headers may set the address.
import { describe, expect, test } from 'vitest'
import { anonymous } from '#test/callers.ts'
import { setUpTestApp } from '#test/test-app.ts'

const PROXY = '10.0.0.1'
const INNER_PROXY = '10.0.5.7'

setUpTestApp({ rateLimits: true, trustProxy: [PROXY, '10.0.5.0/24'] })

let serial = 0

/** Calls from this peer with a forwarding header; 429 once its address has called ten times in an hour. */
async function ask(remoteAddress: string, forwarded?: string): Promise<number> {
  serial += 1
  const { status } = await anonymous.send({
    method: 'POST',
    url: '/api/auth/password/forgot/',
    payload: { email: `nobody${serial}@example.in` },
    remoteAddress,
    ...(forwarded ? { headers: { 'x-forwarded-for': forwarded } } : {}),
  })
  return status
}

/** Uses up an address's limit with simultaneous calls, because each response takes a fixed time. */
async function useUp(remoteAddress: string, forwarded?: string): Promise<void> {
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(remoteAddress, forwarded)))
  expect(answers).toEqual(Array(10).fill(200))
  expect(await ask(remoteAddress, forwarded)).toBe(429)
}

describe('a visitor', () => {
  test('behind the proxy is counted separately from others behind it', async () => {
    await useUp(PROXY, '203.0.113.7')
    expect(await ask(PROXY, '203.0.113.8')).toBe(200)
    // The same visitor through two proxies, and with a forged address in front.
    expect(await ask(PROXY, `203.0.113.7, ${INNER_PROXY}`)).toBe(429)
    expect(await ask(PROXY, '198.51.100.1, 203.0.113.7')).toBe(429)
    expect(await ask(PROXY, `198.51.100.2, 203.0.113.7, ${INNER_PROXY}`)).toBe(429)
  })

  test('that bypasses the proxy and forges an address is counted by the real one', async () => {
    await useUp('198.51.100.9', '203.0.113.20')
    for (const claimed of ['203.0.113.21', '127.0.0.1', PROXY, `203.0.113.22, ${PROXY}`]) {
      expect(await ask('198.51.100.9', claimed)).toBe(429)
    }
    expect(await ask(PROXY, '203.0.113.20')).toBe(200)
  })

  test('a chain of addresses is trusted up to the first that is not one of our proxies', async () => {
    const foreign = '198.51.100.77'
    await useUp(PROXY, `203.0.113.30, ${foreign}, ${INNER_PROXY}`)
    expect(await ask(PROXY, `203.0.113.31, ${foreign}, ${INNER_PROXY}`)).toBe(429)
    expect(await ask(PROXY, `203.0.113.30, ${INNER_PROXY}`)).toBe(200)
  })

  test('all of an IPv6 network of 64 bits count as one, its neighbours do not', async () => {
    await useUp(PROXY, '2001:db8:1:2::1')
    expect(await ask(PROXY, '2001:db8:1:2:ffff::9')).toBe(429)
    expect(await ask(PROXY, '2001:0DB8:0001:0002::abcd')).toBe(429)
    expect(await ask('2001:db8:1:2::77')).toBe(429)
    expect(await ask(PROXY, '2001:db8:1:3::1')).toBe(200)
  })

  test('an IPv4 address is the same written as IPv6, from the visitor and from the proxy', async () => {
    await useUp(PROXY, '203.0.113.40')
    expect(await ask(PROXY, '::ffff:203.0.113.40')).toBe(429)
    expect(await ask(`::ffff:${PROXY}`, '203.0.113.40')).toBe(429)
  })

  test('an invalid address breaks nothing', async () => {
    for (const claimed of ['', ',', 'unknown', '<script>', `${'1'.repeat(500)}, 203.0.113.50`, '203.0.113.50:4711']) {
      expect([200, 429]).toContain(await ask(PROXY, claimed))
    }
  })
})

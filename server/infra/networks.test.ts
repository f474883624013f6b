import { expect, test } from 'vitest'
import { addressKey, widerNetworks } from './networks.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2ff:3::9', '2001:db8:1:2ff::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

test('an IPv6 network lies within a /56 and a /48', () => {
  expect(widerNetworks('2001:db8:1:2ff::/64')).toEqual({ by56: '2001:db8:1:200::/56', by48: '2001:db8:1::/48' })
  expect(widerNetworks('203.0.113.7')).toBeNull()
})

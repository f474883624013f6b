import { isIPv6 } from 'node:net'

const GROUPS = 8

function groupsOf(address: string): number[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const start = head === '' ? [] : head.split(':')
  const end = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - start.length - end.length)
  return [...start, ...Array<string>(zeros).fill('0'), ...end].map((group) => Number.parseInt(group, 16))
}

function network(groups: number[], bits: number): string {
  return `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`
}

/** What counts as one address: an IPv4 address, or the /64 of an IPv6 one. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  return network(groupsOf(address).slice(0, 4), 64)
}

/**
 * The networks around an IPv6 /64. One customer is often given a /56 or a /48 (RFC 6177), with 256 or 65,536 of them.
 * @param key from `addressKey`
 * @returns null for an IPv4 address
 */
export function widerNetworks(key: string): { by56: string; by48: string } | null {
  if (!key.endsWith('::/64')) return null
  const groups = key
    .slice(0, -'::/64'.length)
    .split(':')
    .map((group) => Number.parseInt(group, 16))
  const [first = 0, second = 0, third = 0, fourth = 0] = groups
  return {
    by56: network([first, second, third, fourth & 0xff00], 56),
    by48: network([first, second, third], 48),
  }
}

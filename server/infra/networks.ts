import { isIPv6 } from 'node:net'

const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127(\.\d+){3})$/
const LOCAL_HOST = /^(localhost|([a-z0-9-]+\.)+localhost|127(\.\d+){3}|\[?::1\]?)$/i
/** Headers that proxies add to a request. Any of them means that the caller is on another machine. */
const FORWARDING_HEADER =
  /^(forwarded|via|x-(original-|envoy-)?forwarded(-.*)?|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/

/** True if a host name or address without a port is this machine's. */
export function isLocalHost(host: string): boolean {
  return LOCAL_HOST.test(host)
}

/** The parts of a request that show its origin. */
export interface Origin {
  headers: Record<string, string | string[] | undefined>
  socket: { remoteAddress?: string | undefined }
  httpVersion?: string
}

/**
 * True if a request comes straight from this machine: over loopback, without a proxy's headers, and for a local name.
 * The name is checked because a proxy may add no header, and because any site can point its own name here; the version
 * because nginx with only `proxy_pass` sends `localhost` without a header, over HTTP/1.0.
 */
export function isFromThisMachine({ headers, socket, httpVersion }: Origin): boolean {
  if (httpVersion === '1.0') return false
  if (!LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '')) return false
  if (!isLocalHost((headers.host ?? '').toString().replace(/:\d+$/, ''))) return false
  return !Object.keys(headers).some((name) => FORWARDING_HEADER.test(name))
}

const GROUPS = 8

function groupsOf(address: string): number[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const start = head === '' ? [] : head.split(':')
  const end = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - start.length - end.length)
  return [...start, ...Array<string>(zeros).fill('0'), ...end].map((group) => Number.parseInt(group, 16))
}

const network = (groups: number[], bits: number) => `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`

/** The unit of limits: an IPv4 address, or the /64 of an IPv6 one. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  return network(groupsOf(address).slice(0, 4), 64)
}

/**
 * The networks around an IPv6 /64. One customer often has a /56 or a /48 (RFC 6177), with 256 or 65,536 of them.
 * @param key from `addressKey`
 * @returns null for an IPv4 address
 */
export function widerNetworks(key: string): { by56: string; by48: string } | null {
  if (!key.endsWith('::/64')) return null
  const [first = 0, second = 0, third = 0, fourth = 0] = groupsOf(key.slice(0, -'/64'.length))
  return { by56: network([first, second, third, fourth & 0xff00], 56), by48: network([first, second, third], 48) }
}

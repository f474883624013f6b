import { parse } from 'bowser'

const UNKNOWN = 'Unknown device'

/** "Chrome on Windows": browser family and platform, never versions, so that an update makes no new device. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return UNKNOWN
  const { browser, os } = parse(userAgent)
  if (browser.name && os.name) return `${browser.name} on ${os.name}`
  return browser.name || os.name || UNKNOWN
}

/** The network part of an address: "203.0.113.x", "2001:db8:1:x". */
export function coarseAddress(address: string | null): string | null {
  if (address === null) return null
  const [bare = ''] = address.split('/')
  if (!bare.includes(':')) return bare.replace(/\.\d+$/, '.x')
  const groups = bare.split('::')[0]?.split(':') ?? []
  return `${groups.slice(0, 3).join(':')}:x`
}

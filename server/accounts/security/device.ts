import { parse } from 'bowser'
import type { Caller } from '../../context.ts'
import type { SecretBox } from '../../infra/secrets/secret-box.ts'
import type { SessionDevice } from '../sessions.queries.ts'

export interface Device {
  address: string
  user_agent: string
  /** Hash of the id that the browser sent; null without one. */
  device_hash?: string | null
}

/**
 * What may be stored about a caller's device. The id is hashed with the account, so that accounts cannot be linked by
 * it.
 */
export function toDevice(secrets: SecretBox, userId: number, { address, user_agent, device_id }: Caller): Device {
  const device_hash = device_id && secrets.fingerprint(device_id, `device of user ${userId}`)
  return { address, user_agent, device_hash }
}

const UNKNOWN = 'Unknown device'

/** "Chrome on Windows": browser family and platform, without versions, so that an update does not make a new device. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return UNKNOWN
  const { browser, os } = parse(userAgent)
  if (browser.name && os.name) return `${browser.name} on ${os.name}`
  return browser.name || os.name || UNKNOWN
}

/**
 * A browser with an id is recognised by it. One without is recognised by its name, and only among those without an id,
 * so that leaving the id out does not imitate a browser that has one. The first id of a name only seen without one
 * counts as known, so that browsers signed in before ids existed are not reported again.
 */
export function isKnownDevice({ user_agent, device_hash }: Device, known: readonly SessionDevice[]): boolean {
  if (device_hash && known.some((browser) => browser.device_hash === device_hash)) return true
  const name = deviceName(user_agent)
  const alike = known.filter((browser) => deviceName(browser.user_agent) === name)
  const withoutId = alike.filter((browser) => browser.device_hash === null)
  if (!device_hash) return withoutId.length > 0
  return withoutId.length > 0 && withoutId.length === alike.length
}

/** The network part of an address: "203.0.113.x", "2001:db8:1:x". */
export function coarseAddress(address: string | null): string | null {
  if (address === null) return null
  const [bare = ''] = address.split('/')
  if (!bare.includes(':')) return bare.replace(/\.\d+$/, '.x')
  const groups = bare.split('::')[0]?.split(':') ?? []
  return `${groups.slice(0, 3).join(':')}:x`
}

import type { Caller } from '../../context.ts'
import type { SecretBox } from '../../infra/secret-box.ts'

export interface Device {
  address: string
  user_agent: string
  /** Of the id that the browser sent; null where there was none. */
  device_hash?: string | null
}

/** What may be kept of where a call comes from: never the id itself, and for each account another hash of it. */
export function toDevice(secrets: SecretBox, userId: number, { address, user_agent, device_id }: Caller): Device {
  const device_hash = device_id && secrets.fingerprint(device_id, `device of user ${userId}`)
  return { address, user_agent, device_hash }
}

import { DEVICE_HEADER } from '#domain/accounts/device-id.ts'
import { randomUuid } from '../random-uuid.ts'

export const DEVICE_KEY = 'device_id'

/**
 * Says which browser this is, by a random id that it keeps over logouts. Where storage is forbidden nothing is said: an id
 * that is another one each time would be told of each time.
 */
export function deviceHeaders(): Record<string, string> {
  try {
    const id = window.localStorage.getItem(DEVICE_KEY) ?? randomUuid()
    window.localStorage.setItem(DEVICE_KEY, id)
    return { [DEVICE_HEADER]: id }
  } catch {
    return {}
  }
}

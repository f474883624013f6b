import { DEVICE_HEADER } from '#domain/accounts/device-id.ts'
import { randomUuid } from '../random-uuid.ts'

export const DEVICE_KEY = 'device_id'

/**
 * Identifies this browser by a random id that survives logouts. Without storage no id is sent, because a new one each
 * time would trigger a new-device alert each time.
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

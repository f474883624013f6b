/** The header that identifies the browser at sign-in and registration: a random UUID that it generated itself. */
export const DEVICE_HEADER = 'x-device-id'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** @returns null unless the value has the format that our own pages send */
export function readDeviceId(value: unknown): string | null {
  return typeof value === 'string' && UUID.test(value) ? value.toLowerCase() : null
}

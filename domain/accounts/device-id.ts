/** The header in which a browser says, at sign-in and registration, which one it is: a random UUID that it made itself. */
export const DEVICE_HEADER = 'x-device-id'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** null for what no browser of ours sends. */
export function readDeviceId(value: unknown): string | null {
  return typeof value === 'string' && UUID.test(value) ? value.toLowerCase() : null
}

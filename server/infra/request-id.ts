import { randomUUID } from 'node:crypto'

const DIGITS = 12
/** Of this process: no other has the same. */
const OWN = randomUUID().slice(0, -DIGITS)
let last = 0

/** In the shape of a UUID. Counted and not drawn: it names a request in the log, and is no secret. */
export function newRequestId(): string {
  last += 1
  return OWN + last.toString(16).padStart(DIGITS, '0')
}

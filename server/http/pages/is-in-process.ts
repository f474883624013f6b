import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

export const IN_PROCESS_HEADER = 'x-thali-in-process'
/** Known to this process alone: nobody outside can claim to be a loader. */
export const IN_PROCESS_SECRET = randomBytes(24).toString('hex')

export function isInProcess(request: FastifyRequest): boolean {
  return request.headers[IN_PROCESS_HEADER] === IN_PROCESS_SECRET
}

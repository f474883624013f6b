import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'

export const IN_PROCESS_HEADER = 'x-thali-in-process'
/** Known to this process alone: nobody outside can claim to be a loader. */
export const IN_PROCESS_SECRET = randomBytes(24).toString('hex')
/** Of whoever makes an answer only for it to be kept. */
export const KEEPING_SECRET = randomBytes(24).toString('hex')
/** In answers to loaders: the keys of what they read. */
export const SHOWN_HEADER = 'x-thali-shown'

export function isInProcess(request: Pick<IncomingMessage, 'headers'>): boolean {
  const secret = request.headers[IN_PROCESS_HEADER]
  return secret !== undefined && (secret === IN_PROCESS_SECRET || secret === KEEPING_SECRET)
}

/** Asks for the answer to be made anew and kept, whatever is kept of it. */
export function isForKeeping(request: FastifyRequest): boolean {
  return request.headers[IN_PROCESS_HEADER] === KEEPING_SECRET
}

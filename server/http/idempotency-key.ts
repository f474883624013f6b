import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** `Idempotency-Key`, under which a browser may send the same thing again when no answer came; null when there is none. */
export function readIdempotencyKey(headers: FastifyRequest['headers']): string | null {
  const value = headers['idempotency-key']
  if (value === undefined) return null
  if (typeof value !== 'string' || !UUID.test(value)) {
    throw new AppError('bad_request', 'Idempotency-Key must be a UUID.')
  }
  return value
}

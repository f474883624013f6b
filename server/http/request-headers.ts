import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/** The version that an answer's ETag names: a date and time, in quotes. */
export function etagOf(updatedAt: string): string {
  return `"${updatedAt}"`
}

/** The version in an ETag. Cached responses append their hash after a slash: the same version with more views has other bytes. */
export function versionOf(etag: string): string {
  return etag.replace(/^W\//, '').replace(/^"([^/]*).*"$/, '$1')
}

/** The version that `If-Match` asks for; undefined when it is not sent, or matches whatever there is. */
export function versionFrom(headers: FastifyRequest['headers']): string | undefined {
  const value = headers['if-match']?.trim()
  if (!value || value === '*') return undefined
  return versionOf(value)
}

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

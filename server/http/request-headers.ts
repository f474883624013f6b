import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/** The version in a response's ETag: a quoted date and time. */
export function etagOf(updatedAt: string): string {
  return `"${updatedAt}"`
}

/**
 * The version in an ETag. Cached responses append their hash after a slash, because the same version has other bytes
 * with more views.
 */
export function versionOf(etag: string): string {
  return etag.replace(/^W\//, '').replace(/^"([^/]*).*"$/, '$1')
}

/** The version in `If-Match`; undefined if it is missing or `*`. */
export function versionFrom(headers: FastifyRequest['headers']): string | undefined {
  const value = headers['if-match']?.trim()
  return value && value !== '*' ? versionOf(value) : undefined
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** `Idempotency-Key`, under which a browser may repeat a request that got no response; null if it is missing. */
export function readIdempotencyKey(headers: FastifyRequest['headers']): string | null {
  const value = headers['idempotency-key']
  if (value === undefined) return null
  if (typeof value !== 'string' || !UUID.test(value)) {
    throw new AppError('bad_request', 'Idempotency-Key must be a UUID.')
  }
  return value
}

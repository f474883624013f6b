import type { FieldErrors } from '#domain/http/api-error.ts'
import { INVALID_PAGE } from '#domain/http/pages/page.ts'
import { countPages } from '#domain/http/pages/page-count.ts'

export type ErrorCode =
  | 'invalid'
  | 'bad_request'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unsupported_type'
  | 'rate_limited'
  | 'cancelled'
  | 'bad_gateway'
  | 'unavailable'
  | 'gateway_timeout'

/** Thrown by services; `server/http/error-handler.ts` maps each code to a status. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined
  /** Fields of the response besides `detail`. */
  readonly extra: Record<string, string | true> | undefined

  constructor(
    code: ErrorCode,
    message: string,
    details: { fields?: FieldErrors; retryAfterSeconds?: number; extra?: Record<string, string | true> } = {},
  ) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.fields = details.fields
    this.retryAfterSeconds = details.retryAfterSeconds
    this.extra = details.extra
  }
}

export const UNAVAILABLE = 'The service is not available right now. Try again in a moment.'

export function invalid(fields: FieldErrors): AppError {
  return new AppError('invalid', 'Some fields are invalid.', { fields })
}

export function notFound(): AppError {
  return new AppError('not_found', 'Not found.')
}

/** @throws not found for null or undefined */
export function requireFound<Row>(row: Row | null | undefined): Row {
  if (!row) throw notFound()
  return row
}

export function forbidden(): AppError {
  return new AppError('forbidden', 'You don’t have permission to do this.')
}

export function conflict(message: string): AppError {
  return new AppError('conflict', message)
}

export function unauthenticated(message = 'Please sign in to continue.', extra?: Record<string, true>): AppError {
  return new AppError('unauthenticated', message, extra ? { extra } : {})
}

/** The first page always exists, even when it is empty. */
export function requirePage(query: { page: number; page_size: number }, count: number): void {
  if (query.page > 1 && query.page > countPages(count, query.page_size)) throw new AppError('not_found', INVALID_PAGE)
}

/** One page of a list. @throws not found beyond its last page */
export function toPage<Row, Item>(
  query: { page: number; page_size: number },
  { count, rows }: { count: number; rows: Row[] },
  toItem: (row: Row) => Item,
) {
  requirePage(query, count)
  return { count, results: rows.map((row) => toItem(row)) }
}

/** A short list that has no pages. */
export function wholeList<Item>(results: Item[]) {
  return { count: results.length, results }
}

/** One page of a list in memory. @throws not found beyond its last page */
export function pageOfArray<Item>(query: { page: number; page_size: number }, items: readonly Item[]) {
  requirePage(query, items.length)
  const start = (query.page - 1) * query.page_size
  return { count: items.length, results: items.slice(start, start + query.page_size) }
}

/** The `code` of an error of Node, pg or a library; undefined without one. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** The fields by which errors of Node, pg and the S3 client tell what has failed. */
type Cause = Error & { code?: unknown; $metadata?: { httpStatusCode?: number } }

/** True if the error or any of its causes matches. */
export function hasCause(error: unknown, matches: (cause: Cause) => boolean): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (matches(cause)) return true
  return false
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** A command or start failed for a reason that the operator can fix; the message is for standard error: a line per problem. */
export class OperatorError extends Error {}

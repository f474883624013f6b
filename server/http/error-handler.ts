import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FieldErrors } from '#domain/http/api-error.ts'
import { AppError, type ErrorCode, hasCause, UNAVAILABLE } from '../errors.ts'
import { toLoggedError } from '../infra/log.ts'
import { isForPerson, sendFailurePage } from './pages/failure-page.ts'

/** The status of each error code. */
const STATUS: Record<ErrorCode, number> = {
  invalid: 400,
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  rate_limited: 429,
  // Never read, because the caller has disconnected.
  cancelled: 499,
  bad_gateway: 502,
  unavailable: 503,
  gateway_timeout: 504,
}

/** Errors that retrying may solve. */
const TEMPORARY: ReadonlySet<ErrorCode> = new Set(['rate_limited', 'unavailable', 'gateway_timeout'])

/** `Retry-After` for errors that do not set one. */
export const RETRY_AFTER_SECONDS = 2

/** For floods of sign-ins, and for a full disk. */
const BUSY_SECONDS = 5
const FULL_SECONDS = 60
const NOTHING_STORED = 'We couldn’t save that. Please try again shortly.'

export const JSON_ONLY = 'This content type is not supported. Send JSON.'
export const BROKEN_JSON = 'The request body is not valid JSON.'
export const BROKEN_FORM = 'The form could not be read.'
export const CUT_OFF = 'The request was cut off.'

/** The framework's errors in our words. */
const FRAMEWORK_ERRORS: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 'The request body is too large.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_type', JSON_ONLY],
  FST_ERR_CTP_INVALID_JSON_BODY: ['bad_request', BROKEN_JSON],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['bad_request', 'The content length does not match the request body.'],
  FST_ERR_BAD_URL: ['not_found', 'Not found.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['unsupported_type', 'This content type is not supported.'],
  FST_PROTO_VIOLATION: ['bad_request', BROKEN_FORM],
  FST_INVALID_JSON_FIELD_ERROR: ['bad_request', BROKEN_FORM],
  FST_PARTS_LIMIT: ['too_large', 'The form has too many parts.'],
  FST_FILES_LIMIT: ['too_large', 'The form has too many files.'],
  FST_FIELDS_LIMIT: ['too_large', 'The form has too many fields.'],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', 'Not found.'],
}

const CONNECTION_CODES = /^(ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT|08\w{3}|53\w{3}|57P0\w|57014)$/
const CONNECTION_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/**
 * The database cannot be reached: connection refused or lost, server starting or stopping, too many connections, or a
 * statement timeout. PostgreSQL's classes 08, 53 and 57.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return hasCause(
    error,
    ({ code, message }) => CONNECTION_CODES.test(String(code)) || CONNECTION_MESSAGES.test(message),
  )
}

/** The disk is full or read-only, or the account's quota is used up. */
function isStoreFull(error: unknown): boolean {
  return hasCause(error, ({ code }) => /^(ENOSPC|EROFS|EDQUOT|53100)$/.test(String(code)))
}

/** The bucket does not answer in time, or reports that it is unavailable. */
function isStoreUnavailable(error: unknown): boolean {
  return hasCause(error, ({ name, $metadata }) => name === 'TimeoutError' || ($metadata?.httpStatusCode ?? 0) >= 500)
}

function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  const known = FRAMEWORK_ERRORS[(error as Partial<FastifyError>).code ?? '']
  if (known) return new AppError(known[0], known[1])
  if (error instanceof SyntaxError && (error as Partial<FastifyError>).statusCode === 400) {
    return new AppError('bad_request', BROKEN_JSON)
  }
  if (isStoreFull(error)) return new AppError('unavailable', NOTHING_STORED, { retryAfterSeconds: FULL_SECONDS })
  if (isStoreUnavailable(error)) return new AppError('unavailable', UNAVAILABLE, { retryAfterSeconds: BUSY_SECONDS })
  return isDatabaseUnavailable(error) ? new AppError('unavailable', UNAVAILABLE) : null
}

/** Status, sentence and body of the response to an error; logs an unexpected one. */
export function toFailure(error: unknown, { log, id }: Pick<FastifyRequest, 'log' | 'id'>) {
  const known = toAppError(error)
  if (known) {
    const { message: detail, fields, extra } = known
    return { status: STATUS[known.code], detail, body: fields ?? { detail, ...extra } }
  }
  log.error({ error: toLoggedError(error) }, 'unexpected error')
  const detail = `Something went wrong on our side. If it happens again, tell us this number: ${id}`
  return { status: 500, detail, body: { detail, request_id: id } }
}

function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  // A request that was cut off is not our error, whatever error its reading ended with.
  const known = request.raw.aborted ? new AppError('cancelled', CUT_OFF) : toAppError(error)
  if (known?.code === 'unauthenticated') reply.header('www-authenticate', 'Bearer')
  if (known?.retryAfterSeconds !== undefined) reply.header('retry-after', known.retryAfterSeconds)
  if (known?.code === 'unavailable') request.log.warn({ error: toLoggedError(error) }, 'unavailable')
  const { status, detail, body } = toFailure(known ?? error, request)
  reply.status(status)
  const hasPage = (!known || TEMPORARY.has(known.code)) && isForPerson(request)
  return hasPage ? sendFailurePage(reply, detail) : reply.send(body)
}

/** The validation errors of the input, for endpoints that answer them in a format of their own. */
export interface InvalidInput {
  message: string
  fields: FieldErrors
  /** The unparsed body. */
  body: unknown
}

/**
 * An error handler for endpoints that answer invalid fields in a format of their own; other errors get the general one.
 */
export function handleInvalid(toResponse: (input: InvalidInput) => object) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (!(error instanceof AppError) || error.code !== 'invalid') return handleError(error, request, reply)
    const { message, fields = {} } = error
    return reply.status(STATUS.invalid).send(toResponse({ message, fields, body: request.body }))
  }
}

/** For errors before routing: no hook runs, so the request id is set here. */
export function sendFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id)
  handleError(error, request, reply)
}

const BROKEN_REQUESTS: Record<string, [string, string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
}

/** The last response on each connection. */
const responses = new WeakMap<Socket, ServerResponse>()

/** True if a response has begun on this connection, so that no other may be written to it. */
function isResponding(socket: Socket): boolean {
  const response = responses.get(socket)
  return (response?.headersSent && !response.writableFinished) ?? false
}

/** Ends requests that Node could not parse as HTTP or that do not arrive, or their connection if a response has begun. */
export function rejectBrokenRequest(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isResponding(socket)) return void socket.destroy()
  const [status, detail] = BROKEN_REQUESTS[error.code ?? ''] ?? ['400 Bad Request', 'The request is not valid HTTP.']
  const body = JSON.stringify({ detail })
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  )
}

export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(handleError)
  app.server.on('request', ({ socket }, response) => responses.set(socket, response))
}

export type FieldErrors = Record<string, string[]>

/** The message for an error response without any text. */
export const EMPTY_SUCCESS_MESSAGE = 'Success'
export const OFFLINE_MESSAGE = 'You appear to be offline. Check your connection and try again.'

/** An unsuccessful API response, or (status 0) no response at all. */
export class ApiError extends Error {
  readonly status: number
  /** Messages by field; `non_field_errors` holds those about the input as a whole. */
  readonly fields: FieldErrors
  readonly body: unknown

  constructor(status: number, message: string, fields: FieldErrors = {}, body: unknown = null) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.fields = fields
    this.body = body
  }
}

/** For what a page can be shown without. @returns null if the call fails */
export function orNull<T>(loading: Promise<T>): Promise<T | null> {
  return loading.catch((error: unknown) => {
    if (error instanceof ApiError) return null
    throw error
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** Field messages of an error body; entries that are not text are skipped. */
function fieldErrors(body: unknown): FieldErrors {
  const source = isRecord(body) && isRecord(body.errors) ? body.errors : body
  if (!isRecord(source)) return {}
  const fields: FieldErrors = {}
  for (const [field, value] of Object.entries(source)) {
    if (Array.isArray(value)) fields[field] = value.filter((entry) => typeof entry === 'string')
  }
  return fields
}

/**
 * The message shown for a failed call: the first of detail, message, error, "field: values" joined by semicolons, and
 * `HTTP {status}`.
 */
function errorMessage(status: number, body: unknown): string {
  if (isRecord(body)) {
    const message = textOf(body.detail) ?? textOf(body.message) ?? textOf(body.error)
    if (message) return message
    const entries = Object.entries(body)
      .map(([field, value]) => [field, Array.isArray(value) ? value.join(', ') : textOf(value)] as const)
      .filter(([, values]) => values)
    if (entries.length > 0) return entries.map(([field, values]) => `${field}: ${values}`).join('; ')
  }
  return `HTTP ${status}`
}

/** Turns the text of an error response into an ApiError; nothing else parses the error shapes. */
export function toApiError(status: number, statusText: string, text: string): ApiError {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return new ApiError(status, `HTTP ${status}: ${statusText}`)
  }
  return new ApiError(status, errorMessage(status, body), fieldErrors(body), body)
}

/** The error for a missing response: the action's default message, or the offline one. */
export function noResponse(fallback: string, isOnline: boolean): ApiError {
  return new ApiError(0, isOnline ? fallback : OFFLINE_MESSAGE)
}

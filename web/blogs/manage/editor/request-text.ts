import { ApiError } from '#domain/http/api-error.ts'
import { ANY_FAILURE } from '#domain/http/common-failures.ts'

/** What to tell about a call that failed: the words about this field first. */
export function toApiErrorText(error: unknown, field: string): string {
  if (!(error instanceof ApiError)) return ANY_FAILURE
  return error.fields[field]?.join(' ') ?? error.message
}

import { ApiError } from '#domain/http/api-error.ts'

/** The error message of the only field if there is one, else that of the response. */
export function describeError(error: unknown): string {
  const aboutFields = error instanceof ApiError ? Object.values(error.fields).flat() : []
  if (aboutFields.length > 0) return aboutFields.join(' ')
  return error instanceof Error ? error.message : String(error)
}

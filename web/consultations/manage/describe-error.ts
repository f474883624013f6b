import { ApiError } from '#domain/http/api-error.ts'

/** What is said of a field stands for itself where there is only one thing to mend. */
export function describeError(error: unknown): string {
  const aboutFields = error instanceof ApiError ? Object.values(error.fields).flat() : []
  if (aboutFields.length > 0) return aboutFields.join(' ')
  return error instanceof Error ? error.message : String(error)
}

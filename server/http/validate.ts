import type * as z from 'zod/mini'
import type { FieldErrors } from '#domain/http/api-error.ts'
import { INVALID_PAGE } from '#domain/http/pages/page.ts'
import { PAGE_DEPTH } from '#domain/http/pages/page-count.ts'
import { AppError, invalid, notFound } from '../errors.ts'

/** For a value for which the contract has no text of its own. */
const UNWORDED = { error: () => 'This value is missing or has the wrong type' }

function toFieldErrors(error: z.core.$ZodError): FieldErrors {
  const fields: FieldErrors = {}
  const mistyped = new Set(
    error.issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => String(path[0])),
  )
  for (const { code, path, message } of error.issues) {
    // For a value of the wrong type, an error about its length is redundant.
    if (code !== 'invalid_type' && mistyped.has(String(path[0]))) continue
    const field = path.length > 0 ? String(path[0]) : 'non_field_errors'
    const messages = fields[field] ?? []
    if (!messages.includes(message)) fields[field] = [...messages, message]
  }
  return fields
}

/** Ignores empty filters, which plain forms send; an empty page or page size is an invalid number. */
function withoutBlankFilters(query: unknown): unknown {
  return Object.fromEntries(
    Object.entries(query ?? {}).filter(([name, value]) => value !== '' || name.startsWith('page')),
  )
}

/** True for a page beyond the last one that lists allow; it is rejected before any query runs. */
function isTooDeep(query: unknown): boolean {
  const { page = 1, page_size = 1 } = query as { page?: number; page_size?: number }
  return page > 1 && (page - 1) * page_size >= PAGE_DEPTH
}

/** @throws invalid with the contract's own messages; an invalid `page` is answered like a page past the end */
export function parseQuery(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(withoutBlankFilters(value), UNWORDED)
  if (result.success) {
    if (isTooDeep(result.data)) throw new AppError('not_found', INVALID_PAGE)
    return result.data
  }
  const fields = toFieldErrors(result.error)
  if (fields.page?.includes(INVALID_PAGE)) throw new AppError('not_found', INVALID_PAGE)
  throw invalid(fields)
}

export function parseBody(schema: z.ZodMiniType, value: unknown): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (value !== undefined && !isObject) {
    throw new AppError('bad_request', 'The request body must be a JSON object.')
  }
  const result = schema.safeParse(value ?? {}, UNWORDED)
  if (result.success) return result.data
  throw invalid(toFieldErrors(result.error))
}

/** @throws not found for anything but a positive whole number, because such a record cannot exist */
export function parseId(value: string | undefined): number {
  const id = Number(value)
  if (!/^\d{1,15}$/.test(value ?? '') || id < 1) throw notFound()
  return id
}

import * as z from 'zod/mini'

export const DEFAULT_PAGE_SIZE = 10
export const MAX_PAGE_SIZE = 100
export const INVALID_PAGE = 'Invalid page.'
const INVALID_PAGE_SIZE = `Page size must be a whole number from 1 to ${MAX_PAGE_SIZE}`

/** A list response. `next` and `previous` are absolute addresses or null. */
export function pageSchema<T extends z.ZodMiniType>(item: T) {
  return z.object({
    count: z.int(),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    results: z.array(item),
  })
}

/**
 * `page` counts from 1; an invalid one gets a 404, like a page past the end, and an invalid `page_size` a field error.
 */
export function pageQuery(defaultSize = DEFAULT_PAGE_SIZE) {
  return {
    page: z._default(z.coerce.number(INVALID_PAGE).check(z.int(INVALID_PAGE), z.gte(1, INVALID_PAGE)), 1),
    page_size: z._default(
      z.coerce
        .number(INVALID_PAGE_SIZE)
        .check(z.int(INVALID_PAGE_SIZE), z.gte(1, INVALID_PAGE_SIZE), z.lte(MAX_PAGE_SIZE, INVALID_PAGE_SIZE)),
      defaultSize,
    ),
  }
}

export function oneOfMessage(values: readonly string[]): string {
  return `Choose one of: ${values.join(', ')}`
}

/** A filter or ordering whose error message lists the allowed values. */
export function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, { error: oneOfMessage(values) })
}

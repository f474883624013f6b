/** Pages reach only the first rows of a list, up to this one; filters, searches and exports reach the rest. */
export const PAGE_DEPTH = 10_000

/** The number of pages that can be requested. */
export function countPages(count: number, pageSize: number): number {
  return Math.ceil(Math.min(count, PAGE_DEPTH) / pageSize)
}

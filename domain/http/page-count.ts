/** Pages show the first rows of a list up to this one; filters, searches and exports reach the others. */
export const PAGE_DEPTH = 10_000

/** How many pages of a list can be asked for. */
export function countPages(count: number, pageSize: number): number {
  return Math.ceil(Math.min(count, PAGE_DEPTH) / pageSize)
}

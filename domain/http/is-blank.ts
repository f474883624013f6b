/** Nothing was given: left out, null, blank, or what an empty number field holds. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || Number.isNaN(value) || (typeof value === 'string' && !value.trim())
}

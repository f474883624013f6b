/** True for an omitted, null or blank value, and for the value of an empty number field. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || Number.isNaN(value) || (typeof value === 'string' && !value.trim())
}

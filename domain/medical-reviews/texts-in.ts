/** Fields that name things and are not read. */
const NOT_READ = new Set(['id', 'slug', 'source', 'also', 'sources', 'href', 'difficulty'])

/** Every text in a content file's value, a line each, in its order. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, field]) => (NOT_READ.has(name) ? [] : textsIn(field)))
}

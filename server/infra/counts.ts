/** What happens now and then in this process, by what it happened to; `/metrics` shows it. */
const counts = {
  page_renderings: new Map<string, number>(),
  failed_renderings: new Map<string, number>(),
  limit_refusals: new Map<string, number>(),
  slow_statements: new Map<string, number>(),
  client_errors: new Map<string, number>(),
}
export type CountName = keyof typeof counts

/** @param of a word of our own, never anything that people have sent */
export function count(name: CountName, of = ''): void {
  counts[name].set(of, (counts[name].get(of) ?? 0) + 1)
}

export function countsOf(name: CountName): ReadonlyMap<string, number> {
  return counts[name]
}

/**
 * Queries that a screen has asked its address for, oldest first, and that have not arrived. Choices made in quick
 * succession are under way together: one may arrive after the next has been made, or be passed over.
 */
export type AskedQueries = readonly string[]

/**
 * @param query what the address says now
 * @returns what is still under way, and whether the query was asked for here; one that was not has ended all that was
 */
export function arrive(asked: AskedQueries, query: string): { pending: AskedQueries; isOwn: boolean } {
  const place = asked.lastIndexOf(query)
  return { pending: place === -1 ? [] : asked.slice(place + 1), isOwn: place !== -1 }
}

export const SEARCH_MAX = 200
/** A search that finds more is counted up to here, and its pages end here. */
export const SEARCH_COUNT_MAX = 10_000

/**
 * All of C0, DEL and C1, and what ends a line or paragraph: what a single line may not hold. And halves of a surrogate pair, which are no character at all:
 * PostgreSQL refuses them.
 */
export const LINE_CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u

/** What a search may be: trimmed text that the API takes; anything else counts as no search. */
export function toSearch(text: string | null): string {
  const search = (text ?? '').trim()
  return search.length <= SEARCH_MAX && !LINE_CONTROL_CHARACTERS.test(search) ? search : ''
}

/** The order of a search in which the reader has chosen none. */
export const BEST_MATCH = 'Best match'

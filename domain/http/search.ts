export const SEARCH_MAX = 200
/** Search results are only counted up to here, and paging ends here. */
export const SEARCH_COUNT_MAX = 10_000

/**
 * Characters that a single line may not hold: all of C0, DEL and C1, line and paragraph separators, and lone
 * surrogates, which PostgreSQL rejects.
 */
export const LINE_CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u

/** The trimmed search text; empty if the API would reject it. */
export function toSearch(text: string | null): string {
  const search = (text ?? '').trim()
  return search.length <= SEARCH_MAX && !LINE_CONTROL_CHARACTERS.test(search) ? search : ''
}

/** The label of a search's order if the reader has not chosen one. */
export const BEST_MATCH = 'Best match'

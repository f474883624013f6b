import type { Api } from '#domain/api/api.ts'
import type { Concern } from '#domain/dietitians/concerns.ts'
import type { DirectoryEntry } from '#domain/dietitians/dietitians.schema.ts'
import { CONCERN_LINKS } from '#domain/dietitians/directory/concern-links.ts'
import { ApiError } from '#domain/http/api-error.ts'

export const SUGGESTIONS = 3

/** Available dietitians who help with the concern; one more than is shown, because one may be left out. */
export async function findSuggestions(api: Api, concern: Concern, signal: AbortSignal): Promise<DirectoryEntry[]> {
  const { search } = CONCERN_LINKS[concern]
  try {
    const query = { search, is_available: 'true', page_size: SUGGESTIONS + 1 } as const
    const { results, others } = await api.dietitians.list(query, { signal })
    return [...results, ...(others?.results ?? [])].filter((one) => one.is_available && one.matches.length > 0)
  } catch (error) {
    // The page works without suggestions, and still links to the directory.
    if (error instanceof ApiError) return []
    throw error
  }
}

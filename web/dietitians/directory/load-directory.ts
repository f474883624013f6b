import { data } from 'react-router'
import type { Api } from '#domain/api/api.ts'
import type { DietitianPage, DirectoryEntry } from '#domain/dietitians/dietitians.schema.ts'
import { DIRECTORY_PAGE_SIZE } from '#domain/dietitians/directory.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { withDelayedFallback } from '#web/lib/api/delayed-fallback.ts'
import { type DirectoryFilters, readFilters } from './directory-address.ts'

export type Listing =
  /** `nearest` where nobody is found: who comes closest. */
  | { kind: 'found'; page: DietitianPage; nearest: DirectoryEntry[] }
  /** A page past the end: the directory has become shorter, or the address was written by hand. */
  | { kind: 'past-end' }
  | { kind: 'failed'; message: string; status: number }

/** How many are offered where nobody is found. */
const NEAREST = 3

async function listDietitians(api: Api, filters: DirectoryFilters, signal: AbortSignal): Promise<Listing> {
  const { search, specialization, available, language, mode, sort, page } = filters
  try {
    const found = await api.dietitians.list(
      {
        page,
        page_size: DIRECTORY_PAGE_SIZE,
        ...(sort ? { ordering: sort } : {}),
        ...(search ? { search } : {}),
        ...(specialization ? { specialization } : {}),
        ...(available ? { is_available: available === 'available' ? 'true' : 'false' } : {}),
        ...(language ? { language } : {}),
        ...(mode ? { consultation_mode: mode } : {}),
      },
      { signal },
    )
    const nearest = found.count === 0 ? await findNearest(api, filters, signal) : []
    return { kind: 'found', page: found, nearest }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404) return { kind: 'past-end' }
    return { kind: 'failed', message: error.message, status: error.status }
  }
}

/** Whom the search finds without the filters, or else the highest rated of those who are available. */
async function findNearest(api: Api, { search }: DirectoryFilters, signal: AbortSignal): Promise<DirectoryEntry[]> {
  const page_size = NEAREST
  if (search) {
    const { results } = await api.dietitians.list({ search, page_size }, { signal })
    if (results.length > 0) return results
  }
  return (await api.dietitians.list({ is_available: 'true', page_size }, { signal })).results
}

interface DirectoryRequest {
  url: URL
  signal: AbortSignal
}

function loadListing(api: Api, { url, signal }: DirectoryRequest): Promise<Listing> {
  return listDietitians(api, readFilters(url.searchParams), signal)
}

/** On the server a listing comes with the page's HTTP status. */
export async function loadDirectory(api: Api, request: DirectoryRequest) {
  const listing = await loadListing(api, request)
  if (listing.kind === 'found') return { listing }
  return data({ listing }, { status: listing.kind === 'past-end' ? 404 : Math.max(listing.status, 500) })
}

export async function loadDirectoryPatiently(api: Api, request: DirectoryRequest) {
  return withDelayedFallback(loadListing(api, request), request.url)
}

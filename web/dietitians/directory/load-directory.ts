import { data } from 'react-router'
import type { Api } from '#domain/api/api.ts'
import type { DietitianPage } from '#domain/dietitians/dietitians.schema.ts'
import { DIRECTORY_PAGE_SIZE } from '#domain/dietitians/directory/directory.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { withDelayedFallback } from '#web/lib/api/delayed-fallback.ts'
import { readFilters } from './directory-address.ts'

export type Listing =
  | { kind: 'found'; page: DietitianPage }
  /** A page past the end: the directory has become shorter, or the address was typed by hand. */
  | { kind: 'past-end' }
  | { kind: 'failed'; message: string; status: number }

interface DirectoryRequest {
  url: URL
  signal: AbortSignal
}

async function loadListing(api: Api, { url, signal }: DirectoryRequest): Promise<Listing> {
  const { search, specialization, available, language, mode, sort, page } = readFilters(url.searchParams)
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
    return { kind: 'found', page: found }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404) return { kind: 'past-end' }
    return { kind: 'failed', message: error.message, status: error.status }
  }
}

/** On the server, a listing includes the page's HTTP status. */
export async function loadDirectory(api: Api, request: DirectoryRequest) {
  const listing = await loadListing(api, request)
  if (listing.kind === 'found') return { listing }
  return data({ listing }, { status: listing.kind === 'past-end' ? 404 : Math.max(listing.status, 500) })
}

export async function loadDirectoryWithDelayedFallback(api: Api, request: DirectoryRequest) {
  return withDelayedFallback(loadListing(api, request), request.url)
}

import {
  keepPreviousData,
  type Query,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { RequestPage, RequestQuery, StatusUpdate } from '#domain/consultations/consultations.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import type { CallOptions } from '#domain/http/client.ts'
import { api } from '#web/lib/api/api.ts'
import { invalidateConversations } from '../conversation.queries.ts'
import { type RequestFilters, toRequestQuery } from './list/request-filters.ts'

/** Everything below it shows the same requests: one invalidation reaches list, detail, conversation and badge. */
const REQUESTS = 'contact-requests'

/** What the bell's menu lists at most. */
const SHOWN_PENDING = 5

/**
 * The server writes down each reading of somebody's health data: it happens when the request is opened or looked at
 * again after a while, not on a clock.
 */
const READ_WHEN_OPENED = { staleTime: 5 * 60_000, refetchOnMount: 'always' } as const

export function requestList(filters: RequestFilters) {
  return queryOptions({
    queryKey: [REQUESTS, 'list', filters],
    queryFn: ({ signal }) => api.consultations.list(toRequestQuery(filters), { signal }),
    placeholderData: keepPreviousData,
  })
}

/** For the panel, with its own filters. */
export function allRequests(query: Partial<RequestQuery>) {
  return queryOptions({
    queryKey: [REQUESTS, 'list', 'office', query],
    queryFn: ({ signal }) => api.consultations.list(query, { signal }),
    placeholderData: keepPreviousData,
  })
}

export const RECENT_REQUESTS = 5

/** The newest of any status, with the numbers by status: what the overview shows. */
export function recentRequests() {
  return queryOptions({
    queryKey: [REQUESTS, 'list', 'recent'],
    queryFn: ({ signal }) => api.consultations.list({ page_size: RECENT_REQUESTS }, { signal }),
  })
}

/** The newest pending requests and how many there are, for badges and the bell. */
export function pendingRequests() {
  return queryOptions({
    queryKey: [REQUESTS, 'pending'],
    queryFn: ({ signal }) => api.consultations.list({ status: 'pending', page_size: SHOWN_PENDING }, { signal }),
    staleTime: 0,
  })
}

function requestDetail(id: number) {
  return queryOptions({
    queryKey: [REQUESTS, 'detail', id],
    queryFn: ({ signal }) => api.consultations.get(id, { signal }),
    ...READ_WHEN_OPENED,
  })
}

/**
 * A request that a list has just shown is there at once; what is new in it follows.
 * @param isOffice nothing of it is shown before the server has written down that it was opened
 */
export function useRequestDetail(id: number, isAdmin: boolean) {
  const queries = useQueryClient()
  return useQuery({
    ...requestDetail(id),
    placeholderData: () => {
      if (isAdmin) return undefined
      const lists = queries.getQueriesData<RequestPage>({ queryKey: [REQUESTS, 'list'] })
      return lists.flatMap(([, page]) => page?.results ?? []).find((request) => request.id === id)
    },
  })
}

/**
 * Something has happened to a request, or (without its number) to any. Only what shows it is read anew; lists and badges
 * always do.
 */
export async function refreshRequests(queries: QueryClient, id?: number): Promise<void> {
  const predicate = ({ queryKey: [, kind, of] }: Query) => kind !== 'detail' || id === undefined || of === id
  // A first answer that is on its way may be older than the news; without this it would be waited for instead.
  await queries.cancelQueries({ queryKey: [REQUESTS], predicate })
  await Promise.all([
    queries.invalidateQueries({ queryKey: [REQUESTS], predicate }),
    invalidateConversations(queries, id),
  ])
}

/** What has just been read is no longer new in the lists, the next time one is shown. */
export async function invalidateLists(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: [REQUESTS, 'list'], refetchType: 'none' })
}

/** Lists and badges, while the server cannot be heard. */
export async function refetchRequests(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: [REQUESTS], predicate: ({ queryKey: [, kind] }) => kind !== 'detail' })
}

/** The server knows the request otherwise than it is shown here. */
function isOutdated(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

export interface StatusChange {
  update: StatusUpdate
  /** Under which key a reply is sent. */
  sending?: CallOptions
  /** At once when the server has taken it, before anything is read anew. */
  onTaken?: () => void
}

/**
 * Status changes and replies; what is on the screen is read anew before the change counts as done, and after any failure:
 * what got no answer may have been done.
 */
export function useStatusUpdate(id: number) {
  const queries = useQueryClient()
  const refetchLists = () => refreshRequests(queries, id)
  return useMutation({
    mutationFn: ({ update, sending }: StatusChange) => api.consultations.updateStatus(id, update, sending),
    onSuccess: ({ contact_request }, { onTaken }) => {
      onTaken?.()
      queries.setQueryData(requestDetail(id).queryKey, contact_request)
      return refetchLists()
    },
    onError: (error) => {
      const reading = refetchLists()
      return isOutdated(error) ? reading : undefined
    },
  })
}

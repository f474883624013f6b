import {
  type Query,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { RequestPage, StatusUpdate } from '#domain/consultations/consultations.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import type { CallOptions } from '#domain/http/client.ts'
import { api } from '#web/lib/api/api.ts'
import { useEvents } from '#web/lib/api/use-events.ts'
import { invalidateConversations } from '../conversation.queries.ts'

/** All queries of requests share this key, so one invalidation reaches lists, details and badges. */
export const REQUESTS = 'contact-requests'

/** Most requests in the notifications menu. */
const SHOWN_WAITING = 5

/**
 * The server logs each access to health data, so a request is fetched when it is opened or looked at again after a
 * while, not at intervals.
 */
const READ_WHEN_OPENED = { staleTime: 5 * 60_000, refetchOnMount: 'always' } as const

export const RECENT_REQUESTS = 5

/** The newest of any status, with the numbers by status: what the overview shows. */
export function recentRequests() {
  return queryOptions({
    queryKey: [REQUESTS, 'list', 'recent'],
    queryFn: ({ signal }) => api.consultations.list({ page_size: RECENT_REQUESTS }, { signal }),
  })
}

/** The newest requests whose client waits, and how many there are: the one count of what waits, wherever it is shown. */
export function waitingRequests() {
  return queryOptions({
    queryKey: [REQUESTS, 'waiting'],
    queryFn: ({ signal }) => api.consultations.list({ waiting: 'true', page_size: SHOWN_WAITING }, { signal }),
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
 * One request, at first as a list on this page has shown it.
 * @param isAdmin an admin sees nothing before the server has logged the access
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

/** Refetches what shows this request (any request without an id), and all lists and badges. */
async function refreshRequests(queries: QueryClient, id?: number): Promise<void> {
  const predicate = ({ queryKey: [, kind, of] }: Query) => kind !== 'detail' || id === undefined || of === id
  // A response on its way may be older than the change; without this the query would wait for it.
  await queries.cancelQueries({ queryKey: [REQUESTS], predicate })
  await Promise.all([
    queries.invalidateQueries({ queryKey: [REQUESTS], predicate }),
    invalidateConversations(queries, id),
  ])
}

/** Marks the lists stale after unread messages were read. */
export async function invalidateLists(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: [REQUESTS, 'list'], refetchType: 'none' })
}

/** Refetches lists and badges, also while the event stream is away. */
async function refetchRequests(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: [REQUESTS], predicate: ({ queryKey: [, kind] }) => kind !== 'detail' })
}

/** Whether the error shows that the request has changed on the server. */
function isOutdated(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

export interface StatusChange {
  update: StatusUpdate
  /** The idempotency key of a reply. */
  sending?: CallOptions
  /** Called at once after success, before any refetch. */
  onTaken?: () => void
}

/** Status changes and replies. Refetches after a failure too, because a request without a response may have succeeded. */
export function useStatusUpdate(id: number, mutationKey: unknown[] = []) {
  const queries = useQueryClient()
  return useMutation({
    mutationKey,
    mutationFn: ({ update, sending }: StatusChange) => api.consultations.updateStatus(id, update, sending),
    onSuccess: ({ contact_request }, { onTaken }) => {
      onTaken?.()
      queries.setQueryData(requestDetail(id).queryKey, contact_request)
      return Promise.all([refetchRequests(queries), invalidateConversations(queries, id)])
    },
    onError: (error) => {
      const refetched = refreshRequests(queries, id)
      return isOutdated(error) ? refetched : undefined
    },
  })
}

/** Refetches lists, badges and conversations of the console when the server reports a change. */
export function useLiveRequests(): void {
  const queries = useQueryClient()
  useEvents({
    onEvent: ({ id }) => void refreshRequests(queries, id),
    onGap: () => void refreshRequests(queries),
    onPoll: () => void refetchRequests(queries),
  })
}

import {
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
import type { Attachments } from '../attachments/attachment-store.ts'
import { invalidateConversations } from '../conversation.queries.ts'

/** All queries of requests share this key, so one invalidation reaches lists, details and badges. */
export const REQUESTS = 'contact-requests'

/** Most requests in the notifications menu. */
const SHOWN_WAITING = 5

export const RECENT_REQUESTS = 5

/** The newest requests of any status, with the counts by status, for the overview. */
export const recentRequests = queryOptions({
  queryKey: [REQUESTS, 'list', 'recent'],
  queryFn: ({ signal }) => api.consultations.list({ page_size: RECENT_REQUESTS }, { signal }),
})

/** The newest waiting requests and their total; every count of waiting requests uses this query. */
export const waitingRequests = queryOptions({
  queryKey: [REQUESTS, 'waiting'],
  queryFn: ({ signal }) => api.consultations.list({ waiting: 'true', page_size: SHOWN_WAITING }, { signal }),
  staleTime: 0,
})

/** Maximum number of requests searched for the next one. */
const QUEUE_MAX = 50

/** The waiting requests in the order of a list, used to find the next one. */
export function waitingQueue(ordering: RequestQuery['ordering']) {
  return queryOptions({
    queryKey: [REQUESTS, 'list', 'queue', ordering],
    queryFn: ({ signal }) => api.consultations.list({ waiting: 'true', ordering, page_size: QUEUE_MAX }, { signal }),
  })
}

/** Maximum number of links to other requests of the same client. */
const SHOWN_OF_SAME_CLIENT = 10

export function requestsOfSameClient(id: number) {
  return queryOptions({
    queryKey: [REQUESTS, 'same-client', id],
    queryFn: ({ signal }) =>
      api.consultations.list({ same_client_as: id, page_size: SHOWN_OF_SAME_CLIENT }, { signal }),
  })
}

/** The number of requests answered at least `days` ago without a message from the client since. */
export function answeredRequests(days: number) {
  return queryOptions({
    queryKey: [REQUESTS, 'answered', days],
    queryFn: ({ signal }) => api.consultations.list({ answered_days: days, page_size: 1 }, { signal }),
    staleTime: 0,
  })
}

/**
 * The server logs each access to health data, so a request is fetched when it is opened or looked at again after a
 * while, not at intervals.
 */
export function requestDetail(id: number) {
  return queryOptions({
    queryKey: [REQUESTS, 'detail', id],
    queryFn: ({ signal }) => api.consultations.get(id, { signal }),
    staleTime: 5 * 60_000,
    refetchOnMount: 'always',
  })
}

/**
 * One request, initially with the data of a list on this page.
 * @param isAdmin admins get no initial data, because the server must log the access first
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
export async function refreshRequests(queries: QueryClient, id?: number): Promise<void> {
  const predicate = ({ queryKey: [, kind, requestId] }: Query) =>
    kind !== 'detail' || id === undefined || requestId === id
  // A response in flight may predate the change; without this, the query would wait for it.
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

/** Refetches lists and badges; also called at intervals while the event stream is down. */
export async function refetchRequests(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: [REQUESTS], predicate: ({ queryKey: [, kind] }) => kind !== 'detail' })
}

/** @returns whether the error means that the request has changed on the server */
export function isOutdated(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

/** The error message of the only field if there is one, else that of the response. */
export function describeError(error: unknown): string {
  const aboutFields = error instanceof ApiError ? Object.values(error.fields).flat() : []
  if (aboutFields.length > 0) return aboutFields.join(' ')
  return error instanceof Error ? error.message : String(error)
}

type UpdateResult = Awaited<ReturnType<typeof api.consultations.remind>>

/** An admin's action. Refetches after an error, because the client or the dietitian may have acted in the meantime. */
function useAdminAction<Input = void>(id: number, mutationFn: (input: Input) => Promise<UpdateResult>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: ({ contact_request }) => {
      queries.setQueryData(requestDetail(id).queryKey, contact_request)
    },
    onError: () => refreshRequests(queries, id),
  })
}

export const useReminder = (id: number) => useAdminAction(id, () => api.consultations.remind(id))

export const useHandoverProposal = (id: number) =>
  useAdminAction(id, (to: number) => api.consultations.proposeHandover(id, { to }))

export const useHandoverTakeBack = (id: number) => useAdminAction(id, () => api.consultations.takeBackHandover(id))

/** For admins: the dietitians to whom a request can be handed over. */
export const handoverCandidates = queryOptions({
  queryKey: ['handover-candidates'],
  queryFn: ({ signal }) => api.assessments.assignable({ signal }),
})

/** For a dietitian: their own requests that were recently handed over to another dietitian. */
export const handedOverRequests = queryOptions({
  queryKey: [REQUESTS, 'handed-over'],
  queryFn: ({ signal }) => api.consultations.handedOver({ signal }),
})

export interface StatusChange {
  update: StatusUpdate
  /** The idempotency key of a reply. */
  options?: CallOptions
  /** The files of a reply. */
  attachments?: Attachments
  /** Called at once after success, before any refetch. */
  onAccepted?: () => void
}

/**
 * Status changes and replies. Refetches after a failure too, because a request without a response may have succeeded.
 */
export function useStatusUpdate(id: number, mutationKey: unknown[] = []) {
  const queries = useQueryClient()
  return useMutation({
    mutationKey,
    mutationFn: ({ update, options, attachments }: StatusChange) =>
      attachments
        ? attachments.sendWith((attachment_ids) =>
            api.consultations.updateStatus(id, { ...update, attachment_ids }, options),
          )
        : api.consultations.updateStatus(id, update, options),
    onSuccess: ({ contact_request }, { onAccepted }) => {
      onAccepted?.()
      queries.setQueryData(requestDetail(id).queryKey, contact_request)
      return Promise.all([refetchRequests(queries), invalidateConversations(queries, id)])
    },
    onError: (error) => {
      const refetched = refreshRequests(queries, id)
      return isOutdated(error) ? refetched : undefined
    },
  })
}

import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ConsultationRequest, MessageInput, RequestPage } from '#domain/consultations/consultations.schema.ts'
import type { CallOptions } from '#domain/http/client.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#domain/http/pages/page.ts'
import { api } from '#web/lib/api/api.ts'
import { toast } from '#web/ui/toast.ts'
import { addToConversation, invalidateConversations } from '../conversation.queries.ts'

const SENT = 'sent-requests'
export const REQUESTS_PAGE_SIZE = DEFAULT_PAGE_SIZE

/** Most recently changed first. */
const SENT_LIST = { sent: 'true', ordering: '-updated_at' } as const

/** The requests that the signed-in person has sent, whatever their role. */
export function sentRequests(page: number) {
  return queryOptions({
    queryKey: [SENT, page],
    queryFn: ({ signal }) => api.consultations.list({ ...SENT_LIST, page }, { signal }),
  })
}

/** The id of the list's heading. */
export const REQUESTS_ANCHOR = 'my-requests'

/** The id of a request's heading, to which mails link. */
export function requestAnchor(id: number): string {
  return `request-${id}`
}

/** The path at which the client reads a request. */
export function requestPath(id: number): string {
  return `/profile#${requestAnchor(id)}`
}

/** The page of the list that contains a request; null when no page does. */
async function findPage(id: number, signal: AbortSignal): Promise<number | null> {
  for (let page = 1; ; page += 1) {
    const { results, next } = await api.consultations.list({ ...SENT_LIST, page, page_size: MAX_PAGE_SIZE }, { signal })
    const at = results.findIndex((request) => request.id === id)
    if (at >= 0) return Math.floor(((page - 1) * MAX_PAGE_SIZE + at) / REQUESTS_PAGE_SIZE) + 1
    if (!next) return null
  }
}

export function pageOfRequest(id: number) {
  return queryOptions({
    queryKey: ['page-of-request', id],
    queryFn: ({ signal }) => findPage(id, signal),
    gcTime: 0,
  })
}

/** Refetches the lists and the conversation of one request, or all conversations without an id. */
export async function refreshSentRequests(queries: QueryClient, id?: number): Promise<void> {
  // A first response in flight may predate the change; without this, the query would wait for it.
  await queries.cancelQueries({ queryKey: [SENT], predicate: ({ state }) => state.data === undefined })
  // Of two concurrent refreshes, the first waits for the lists of the second.
  await queries.invalidateQueries({ queryKey: [SENT] })
  // A withdrawn request is no longer in any list, and its conversation no longer exists.
  if (id === undefined || shownRequests(queries).some((request) => request.id === id)) {
    await invalidateConversations(queries, id)
  }
}

/** The requests in the lists on the screen. */
function shownRequests(queries: QueryClient): ConsultationRequest[] {
  const lists = queries.getQueriesData<RequestPage>({ queryKey: [SENT], type: 'active' })
  return lists.flatMap(([, list]) => list?.results ?? [])
}

/** Polls while the event stream is down: refetches the lists, and the conversations with unread messages. */
export async function refetchSentRequests(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: [SENT] })
  const waiting = new Set(shownRequests(queries).flatMap(({ id, unread_messages: unread }) => (unread > 0 ? id : [])))
  await Promise.all([...waiting].map((id) => invalidateConversations(queries, id)))
}

const SHOWN_REPLIES = 5

/** Requests with replies that the client has not read, the latest first. */
export const unreadReplies = queryOptions({
  queryKey: [SENT, 'unread'],
  queryFn: ({ signal }) =>
    api.consultations.list({ ...SENT_LIST, unread: 'true', page_size: SHOWN_REPLIES }, { signal }),
})

/** The client's unanswered request to this dietitian. */
export function openRequestTo(dietitianId: number) {
  return queryOptions({
    queryKey: [SENT, 'open', dietitianId],
    queryFn: async ({ signal }) => {
      const query = { sent: 'true', status: 'pending', dietitian: dietitianId, page_size: 1 } as const
      return (await api.consultations.list(query, { signal })).results[0] ?? null
    },
  })
}

/** @param onWithdrawn called before the request leaves the list, even if its card is already unmounted */
export function useWithdrawal(id: number, onWithdrawn: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api.consultations.withdraw(id),
    onSuccess: onWithdrawn,
    // After a failure too, because the dietitian may have answered in the meantime.
    onSettled: () => refreshSentRequests(queries, id),
  })
}

export const waitingRequests = queryOptions({
  queryKey: [SENT, 'waiting'],
  queryFn: ({ signal }) => api.consultations.list({ sent: 'true', waiting: 'true', page_size: 1 }, { signal }),
})

/**
 * Sends the client's decision on a proposed dietitian. Refetches after an error too, because an admin may have
 * changed it.
 * @param onAnswered runs even if the question is no longer on the page, and so does the error toast
 */
export function useHandoverAnswer(id: number, to: number, onAnswered: (agrees: boolean) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (agrees: boolean) => api.consultations.answerHandover(id, { agrees, to }),
    onSuccess: (_answer, agrees) => onAnswered(agrees),
    onError: (error) => toast.error(error.message),
    onSettled: () => refreshSentRequests(queries, id),
  })
}

/** Adds the client's message to the conversation on the screen. */
export function useSendMessage(request: ConsultationRequest) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ options, ...message }: MessageInput & { options: CallOptions }) =>
      api.consultations.addMessage(request.id, message, options),
    onSuccess: (message) => {
      addToConversation(queries, request.id, message)
      void invalidateConversations(queries, request.id)
    },
    // A message without a response may have been stored, or the dietitian may have closed the request in the meantime.
    onError: () => void refreshSentRequests(queries, request.id),
  })
}

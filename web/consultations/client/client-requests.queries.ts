import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ConsultationRequest, RequestPage } from '#domain/consultations/consultations.schema.ts'
import type { CallOptions } from '#domain/http/client.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#domain/http/page.ts'
import { api } from '#web/lib/api/api.ts'
import { addToConversation, invalidateConversations } from '../conversation.queries.ts'

const SENT = 'sent-requests'
export const REQUESTS_PAGE_SIZE = DEFAULT_PAGE_SIZE

/** What moved last comes first. */
const SENT_LIST = { sent: 'true', ordering: '-updated_at' } as const

/** The requests that the signed-in person has sent, whatever their role. */
export function sentRequests(page: number) {
  return queryOptions({
    queryKey: [SENT, page],
    queryFn: ({ signal }) => api.consultations.list({ ...SENT_LIST, page }, { signal }),
  })
}

/** The id of a request's heading, to which mails link. */
export function requestAnchor(id: number): string {
  return `request-${id}`
}

/** Where a request of the client is read. */
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
  // A response on its way may be older than the change; without this the query would wait for it.
  await queries.cancelQueries({ queryKey: [SENT] })
  await Promise.all([queries.invalidateQueries({ queryKey: [SENT] }), invalidateConversations(queries, id)])
}

/** While the event stream is away: refetches the lists, and the conversations with unread messages. */
export async function refetchSentRequests(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: [SENT] })
  const lists = queries.getQueriesData<RequestPage>({ queryKey: [SENT], type: 'active' })
  const waiting = new Set(
    lists
      .flatMap(([, list]) => list?.results ?? [])
      .flatMap(({ id, unread_messages: unread }) => (unread > 0 ? id : [])),
  )
  await Promise.all([...waiting].map((id) => invalidateConversations(queries, id)))
}

const SHOWN_REPLIES = 5

/** Requests with replies that the client has not read, the latest first. */
export function unreadReplies() {
  return queryOptions({
    queryKey: [SENT, 'unread'],
    queryFn: ({ signal }) =>
      api.consultations.list({ ...SENT_LIST, unread: 'true', page_size: SHOWN_REPLIES }, { signal }),
  })
}

/** A request to this dietitian that is still without an answer. */
export function openRequestTo(dietitianId: number) {
  return queryOptions({
    queryKey: [SENT, 'open', dietitianId],
    queryFn: async ({ signal }) => {
      const asked = { sent: 'true', status: 'pending', dietitian: dietitianId, page_size: 1 } as const
      return (await api.consultations.list(asked, { signal })).results[0] ?? null
    },
  })
}

export function useWithdrawal(id: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api.consultations.withdraw(id),
    // After a failure too: the dietitian may have answered meanwhile.
    onSettled: () => refreshSentRequests(queries, id),
  })
}

export function waitingRequests() {
  return queryOptions({
    queryKey: [SENT, 'pending'],
    queryFn: ({ signal }) => api.consultations.list({ sent: 'true', status: 'pending', page_size: 1 }, { signal }),
  })
}

/** Adds the client's answer to the conversation that is on the screen. */
export function useAnswer(request: ConsultationRequest) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ body, sending }: { body: string; sending: CallOptions }) =>
      api.consultations.addMessage(request.id, { body }, sending),
    onSuccess: (message) => {
      addToConversation(queries, request.id, message)
      void invalidateConversations(queries, request.id)
    },
    // A message without a response may have arrived, and the dietitian may have closed the request meanwhile.
    onError: () => void refreshSentRequests(queries, request.id),
  })
}

import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ConsultationRequest, RequestPage } from '#domain/consultations/consultations.schema.ts'
import type { CallOptions } from '#domain/http/client.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#domain/http/page.ts'
import { api } from '#web/lib/api/api.ts'
import { addToConversation, invalidateConversations } from '../conversation.queries.ts'

const SENT = 'sent-requests'
export const REQUESTS_PAGE_SIZE = DEFAULT_PAGE_SIZE

/** The requests that the signed-in person has sent, whatever their role. */
export function sentRequests(page: number) {
  return queryOptions({
    queryKey: [SENT, page],
    queryFn: ({ signal }) => api.consultations.list({ sent: 'true', page }, { signal }),
  })
}

/** Where a request stands in the page; the mails link to it. */
export function requestAnchor(id: number): string {
  return `request-${id}`
}

/** On which page of the list a request stands; null when it is not among them. */
async function findPage(id: number, signal: AbortSignal): Promise<number | null> {
  for (let page = 1; ; page += 1) {
    const { results, next } = await api.consultations.list({ sent: 'true', page, page_size: MAX_PAGE_SIZE }, { signal })
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

/** Something has happened to a request, or (without its number) to any. */
export async function refreshSentRequests(queries: QueryClient, id?: number): Promise<void> {
  // A first answer that is on its way may be older than the news; without this it would be waited for instead.
  await queries.cancelQueries({ queryKey: [SENT] })
  await Promise.all([queries.invalidateQueries({ queryKey: [SENT] }), invalidateConversations(queries, id)])
}

/** While the server cannot be heard: the list, and the conversations in which something waits to be read. */
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
    // What got no answer may have arrived, and the dietitian may have closed the request meanwhile.
    onError: () => void refreshSentRequests(queries, request.id),
  })
}

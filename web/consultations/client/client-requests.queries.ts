import {
  type InfiniteData,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { ConsultationRequest, Message, MessagePage } from '#domain/consultations/consultations.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { DEFAULT_PAGE_SIZE } from '#domain/http/page.ts'
import { api } from '#web/lib/api/api.ts'

export const REQUESTS_PAGE_SIZE = DEFAULT_PAGE_SIZE

/** The requests that the signed-in person has sent, whatever their role. */
export function sentRequests(page: number) {
  return queryOptions({
    queryKey: ['sent-requests', page],
    queryFn: ({ signal }) => api.consultations.list({ sent: 'true', page }, { signal }),
  })
}

/**
 * Something has happened to a request. A conversation that nobody looks at is only marked as outdated: to read it anew
 * would count as reading.
 */
export async function refreshSentRequests(queries: QueryClient): Promise<void> {
  const refetchType = document.visibilityState === 'visible' ? 'active' : 'none'
  // A first answer that is on its way may be older than the news; without this it would be waited for instead.
  await Promise.all([['sent-requests'], ['messages']].map((queryKey) => queries.cancelQueries({ queryKey })))
  await queries.invalidateQueries({ queryKey: ['sent-requests'] })
  await queries.invalidateQueries({ queryKey: ['messages'], refetchType })
}

export function waitingRequests() {
  return queryOptions({
    queryKey: ['sent-requests', 'pending'],
    queryFn: ({ signal }) => api.consultations.list({ sent: 'true', status: 'pending', page_size: 1 }, { signal }),
  })
}

/** The conversation of a request, page after page until it is whole. */
export function useConversation(requestId: number) {
  return useInfiniteQuery({
    queryKey: ['messages', requestId],
    queryFn: ({ pageParam, signal }) => api.consultations.listMessages(requestId, { page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last: MessagePage, pages) => (last.next ? pages.length + 1 : null),
  })
}

function withMessage(data: InfiniteData<MessagePage>, message: Message): InfiniteData<MessagePage> {
  const last = data.pages.length - 1
  const pages = data.pages.map((page, at) => (at === last ? { ...page, results: [...page.results, message] } : page))
  return { ...data, pages }
}

/** Adds the client's answer to the conversation that is on the screen. */
export function useAnswer(request: ConsultationRequest) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: string) => api.consultations.addMessage(request.id, { body }),
    onSuccess: (message) => {
      queries.setQueryData<InfiniteData<MessagePage>>(
        ['messages', request.id],
        (data) => data && withMessage(data, message),
      )
      void queries.invalidateQueries({ queryKey: ['messages', request.id] })
    },
    onError: (error) => {
      // The dietitian has closed the request meanwhile.
      if (error instanceof ApiError && error.status === 409) {
        void queries.invalidateQueries({ queryKey: ['sent-requests'] })
      }
    },
  })
}

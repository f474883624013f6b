import { type InfiniteData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import type { Message, MessagePage } from '#domain/consultations/consultations.schema.ts'
import { api } from '#web/lib/api/api.ts'

const CONVERSATION = 'conversation'
const STALE_MS = 5 * 60_000

/** Sorts and deduplicates: a message that arrives between two fetches pushes others onto the next page again. */
function inOrder({ pages }: InfiniteData<MessagePage>): Message[] {
  const byId = new Map(pages.flatMap(({ results }) => results).map((message) => [message.id, message]))
  return [...byId.values()].sort((one, other) => one.id - other.id)
}

/**
 * The messages after the request itself, oldest first: the newest page, and earlier ones on demand. It is not cached
 * once its page is left, because messages that were new are then read.
 * @param enabled false while nobody can see it, because loading marks messages as read
 */
export function useConversation(requestId: number, enabled = true) {
  return useInfiniteQuery({
    enabled,
    queryKey: [CONVERSATION, requestId],
    queryFn: ({ pageParam, signal }) =>
      api.consultations.listMessages(requestId, { page: pageParam, ordering: '-created_at' }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last: MessagePage, pages) => (last.next ? pages.length + 1 : null),
    select: inOrder,
    staleTime: STALE_MS,
    gcTime: 0,
  })
}

/** Shows the user's own message at once, before the conversation is refetched. */
export function addToConversation(queries: QueryClient, requestId: number, message: Message): void {
  queries.setQueryData<InfiniteData<MessagePage>>([CONVERSATION, requestId], (data) => {
    const [newest, ...earlier] = data?.pages ?? []
    return data && newest && { ...data, pages: [{ ...newest, results: [message, ...newest.results] }, ...earlier] }
  })
}

/**
 * Refetches one conversation on the screen, or all. A fetch in progress completes first: the server has marked its
 * messages as read, and a second fetch would not report them as new.
 */
export async function invalidateConversations(queries: QueryClient, requestId?: number): Promise<void> {
  const queryKey = requestId === undefined ? [CONVERSATION] : [CONVERSATION, requestId]
  const inFlight = queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })
  await Promise.allSettled(inFlight.map(({ promise }) => promise))
  await queries.invalidateQueries({ queryKey }, { cancelRefetch: false })
}

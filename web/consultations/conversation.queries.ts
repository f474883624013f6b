import { type InfiniteData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import type { Message, MessagePage } from '#domain/consultations/consultations.schema.ts'
import { api } from '#web/lib/api/api.ts'

const CONVERSATION = 'conversation'
const STALE_MS = 5 * 60_000

/** Newest first, as they are loaded; a message that came meanwhile has pushed others onto the next page again. */
function inOrder({ pages }: InfiniteData<MessagePage>): Message[] {
  const byId = new Map(pages.flatMap(({ results }) => results).map((message) => [message.id, message]))
  return [...byId.values()].sort((one, other) => one.id - other.id)
}

/**
 * What was said after the request itself, oldest first: the newest page, and earlier ones on demand. It is forgotten
 * when it is left and read anew when it is opened: what was new the last time is new no more.
 * @param isWanted false as long as nobody can see it: to load it counts as reading
 */
export function useConversation(requestId: number, isWanted = true) {
  return useInfiniteQuery({
    enabled: isWanted,
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

/** Puts an own message where it will stand, before the conversation is read anew. */
export function addToConversation(queries: QueryClient, requestId: number, message: Message): void {
  queries.setQueryData<InfiniteData<MessagePage>>([CONVERSATION, requestId], (data) => {
    const [newest, ...earlier] = data?.pages ?? []
    return data && newest && { ...data, pages: [{ ...newest, results: [message, ...newest.results] }, ...earlier] }
  })
}

/**
 * Reads a conversation that is on the screen anew, or all that are. One that is just being read is read to its end
 * first: the server has marked as read what it brings, and will not say again that it was new.
 */
export async function invalidateConversations(queries: QueryClient, requestId?: number): Promise<void> {
  const queryKey = requestId === undefined ? [CONVERSATION] : [CONVERSATION, requestId]
  const underWay = queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })
  await Promise.allSettled(underWay.map(({ promise }) => promise))
  await queries.invalidateQueries({ queryKey }, { cancelRefetch: false })
}

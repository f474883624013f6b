import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { create } from 'zustand'
import type { GenerateInput } from '#domain/ai/ai.schema.ts'
import type { PartialDraft } from '#domain/ai/draft-stream.ts'
import { FAILURES } from '#domain/api/failures.ts'
import type { Blog } from '#domain/blogs/blogs.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { api } from '#web/lib/api/api.ts'
import { useSession } from '#web/lib/session/session.ts'
import { invalidateAiAndBlogs } from '../ai.queries.ts'
import {
  clearIdea,
  clearOrder,
  clearResult,
  dismissInterrupted,
  markInterrupted,
  readIdea,
  readOrder,
  readResult,
  type ShownResult,
  saveOrder,
  saveResult,
} from './stored-state.ts'
import { writeDraft } from './write-draft.ts'

interface Generation {
  phase: 'ordering' | 'writing' | 'done'
  /** The text received so far. */
  draft: PartialDraft | null
  result: ShownResult | null
  isForPublishing: boolean
  failure: ApiError | null
  isCancelled: boolean
}

const INITIAL: Generation = {
  phase: 'ordering',
  draft: null,
  result: null,
  isForPublishing: false,
  failure: null,
  isCancelled: false,
}

/** The article being generated. A store, so that it continues while another tab or screen is open. */
export const useGeneration = create<Generation>()(() => INITIAL)

/** A browser may cancel the response between the two; some phones fire only the second. */
const UNLOAD_EVENTS = ['beforeunload', 'pagehide']

let pending: AbortController | null = null

function clear() {
  pending?.abort()
  pending = null
  useGeneration.setState(INITIAL, true)
}

/** Clears the order, or fills it with the saved idea. */
export function startAnother() {
  const idea = readIdea()
  if (idea) saveOrder({ ...readOrder(), ...idea })
  clearIdea()
  clearResult()
  clear()
}

/** Shows an article generated before the page was reloaded. */
function showStored(blog: Blog) {
  const { generation, isForPublishing } = readResult(blog.id)
  useGeneration.setState({ ...INITIAL, phase: 'done', result: { ...blog, generation }, isForPublishing })
}

export function cancelGeneration() {
  pending?.abort()
}

export function clearGenerationFailure() {
  useGeneration.setState({ failure: null, isCancelled: false })
}

export async function generate(order: GenerateInput, queries: QueryClient) {
  const controller = new AbortController()
  pending = controller
  const isCurrent = () => pending === controller
  const { auto_publish: isForPublishing } = order
  dismissInterrupted()
  for (const event of UNLOAD_EVENTS) window.addEventListener(event, markInterrupted)
  useGeneration.setState({ ...INITIAL, phase: 'writing', isForPublishing })
  try {
    const result = await writeDraft(order, {
      signal: controller.signal,
      onDraft: (draft) => isCurrent() && useGeneration.setState({ draft }),
    })
    if (!isCurrent()) return
    // The order form may hold another idea by now.
    if (readOrder().topic.trim() === order.topic) clearOrder()
    saveResult(result, isForPublishing)
    useGeneration.setState({ phase: 'done', result, draft: null })
  } catch (error) {
    if (!isCurrent()) return
    const failure = error instanceof ApiError ? error : new ApiError(0, FAILURES.ai.generate)
    const isCancelled = controller.signal.aborted
    useGeneration.setState({ phase: 'ordering', failure: isCancelled ? null : failure, isCancelled })
  } finally {
    for (const event of UNLOAD_EVENTS) window.removeEventListener(event, markInterrupted)
    if (isCurrent()) pending = null
    await invalidateAiAndBlogs(queries)
  }
}

// One user's article is never shown to the next.
useSession.subscribe((session, previous) => {
  if (session.user?.id !== previous.user?.id) clear()
})

/** After a reload, shows the article in the address as the result. @returns null when there is nothing to restore */
export function useRestoredResult(id: number | null, onGone: () => void) {
  const user = useSession((session) => session.user)
  const isWanted = useGeneration(({ phase }) => phase === 'ordering') && id !== null
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['blogs', 'generated', id],
    queryFn: ({ signal }) => api.blogs.get(id ?? 0, { signal }),
    enabled: isWanted,
    gcTime: 0,
    retry: false,
  })
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 403)
  const isOwn = data?.ai_generated && data.author.id === user?.id

  useEffect(() => {
    if (!isWanted) return
    if (isOwn) showStored(data)
    else if (data || isGone) onGone()
  }, [isWanted, isOwn, data, isGone, onGone])

  if (!isWanted || isGone) return null
  return error ? { error, isRetrying: isFetching, onRetry: () => void refetch() } : 'loading'
}

import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import type { GenerateInput } from '#domain/ai/ai.schema.ts'
import type { PartialDraft } from '#domain/ai/draft-stream.ts'
import type { Blog } from '#domain/blogs/blogs.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { FAILURES } from '#domain/http/failures.ts'
import { useSession } from '#web/lib/session/session.ts'
import { dropAiState } from '../ai.queries.ts'
import { forgetIdea, waitingIdea } from '../ideas/waiting-idea.ts'
import { forgetResult, keepResult, keptResult, type ShownResult } from './kept-result.ts'
import { forgetLeftRun, noteLeftRun } from './left-run.ts'
import { forgetOrder, keepOrder, keptOrder } from './order-values.ts'
import { writeDraft } from './write-draft.ts'

interface Generation {
  phase: 'ordering' | 'writing' | 'done'
  /** What is written so far, or was when it stopped. */
  draft: PartialDraft | null
  result: ShownResult | null
  /** It was ordered to be published at once. */
  isForPublishing: boolean
  failure: ApiError | null
  isCancelled: boolean
}

const NOTHING: Generation = {
  phase: 'ordering',
  draft: null,
  result: null,
  isForPublishing: false,
  failure: null,
  isCancelled: false,
}

/** One article in the making. It outlives the tab and the screen: whoever looks elsewhere finds it done. */
export const useGeneration = create<Generation>()(() => NOTHING)

/** A browser may break the answer off between the two; a phone may fire the second alone. */
const LEAVING = ['beforeunload', 'pagehide']

let underway: AbortController | null = null

function clear() {
  underway?.abort()
  underway = null
  useGeneration.setState(NOTHING, true)
}

/** The order is empty again, but for an idea that has waited. */
export function startAnother() {
  const idea = waitingIdea()
  if (idea) keepOrder({ ...keptOrder(), ...idea })
  forgetIdea()
  forgetResult()
  clear()
}

/** An article that was written before the page was loaded again. */
export function showStored(blog: Blog) {
  const { generation, isForPublishing } = keptResult(blog.id)
  useGeneration.setState({ ...NOTHING, phase: 'done', result: { ...blog, generation }, isForPublishing })
}

export function cancelGeneration() {
  underway?.abort()
}

export function clearGenerationFailure() {
  useGeneration.setState({ failure: null, isCancelled: false })
}

export async function generate(order: GenerateInput, queries: QueryClient) {
  const own = new AbortController()
  underway = own
  const isCurrent = () => underway === own
  const { auto_publish: isForPublishing } = order
  forgetLeftRun()
  for (const event of LEAVING) window.addEventListener(event, noteLeftRun)
  useGeneration.setState({ ...NOTHING, phase: 'writing', isForPublishing })
  try {
    const result = await writeDraft(order, {
      signal: own.signal,
      onDraft: (draft) => isCurrent() && useGeneration.setState({ draft }),
    })
    if (!isCurrent()) return
    // Another idea may have been put there meanwhile.
    if (keptOrder().topic.trim() === order.topic) forgetOrder()
    keepResult(result, isForPublishing)
    useGeneration.setState({ phase: 'done', result, draft: null })
  } catch (error) {
    if (!isCurrent()) return
    const failure = error instanceof ApiError ? error : new ApiError(0, FAILURES.ai.generate)
    const isCancelled = own.signal.aborted
    useGeneration.setState({ phase: 'ordering', failure: isCancelled ? null : failure, isCancelled })
  } finally {
    for (const event of LEAVING) window.removeEventListener(event, noteLeftRun)
    if (isCurrent()) underway = null
    await dropAiState(queries)
  }
}

// What is written for one person is never shown to the next.
useSession.subscribe((session, before) => {
  if (session.user?.id !== before.user?.id) clear()
})

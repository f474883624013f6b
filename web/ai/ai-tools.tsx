import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import type { AiStatus } from '#domain/ai/ai.schema.ts'
import { AI_CALLS_REFUNDED_MAX, VOICE_SAMPLE_LABEL } from '#domain/ai/ai-rules.ts'
import { type QueryCodec, useQueryParams } from '#web/lib/address/use-query-params.ts'
import { formatDateTime, formatNumber } from '#web/lib/format.ts'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { aiStatus } from './ai.queries.ts'
import { DraftProgress } from './generate/draft-progress.tsx'
import { DraftResult } from './generate/draft-result.tsx'
import { startAnother, useGeneration, useRestoredResult } from './generate/generation-store.ts'
import { OrderForm } from './generate/order-form.tsx'
import {
  clearIdea,
  type Idea,
  readOrder,
  saveIdea,
  saveOrder,
  saveReplacedTopic,
  saveUsedIdea,
} from './generate/stored-state.ts'
import { IdeasTab } from './ideas/ideas-tab.tsx'
import { DraftList, type Improvement, useImprovement } from './improve/draft-list.tsx'
import { ReviewDraft, type ShowConflict } from './improve/review-draft.tsx'

/** The three tools. A running one continues while another tab is open. */
export function AiTools({ conflict }: { conflict: ShowConflict }) {
  const { values, apply } = useQueryParams(TOOLS_CODEC)
  const { tab, blog } = values
  const improvement = useImprovement()
  const resultId = useGeneration(({ result }) => result?.id ?? null)
  const clearAddress = useCallback(() => apply({ tab, blog: null }, { replace: true }), [apply, tab])
  const restoration = useRestoredResult(blog, clearAddress)

  useEffect(() => {
    if (resultId !== null && resultId !== blog) apply({ tab, blog: resultId }, { replace: true })
  }, [resultId, blog, tab, apply])

  function handleUse({ topic, category }: Idea) {
    const idea = { topic, category }
    if (useGeneration.getState().phase === 'ordering') {
      clearIdea()
      const typed = readOrder()
      saveReplacedTopic(typed, idea)
      saveUsedIdea(idea)
      saveOrder({ ...typed, ...idea })
    } else saveIdea(idea)
    apply({ tab: 'generate', blog })
  }

  function handleAnother() {
    startAnother()
    clearAddress()
  }

  return (
    <div className="grid gap-5">
      <h1 className="text-h2">AI Content Tools</h1>
      <EngineStatus />
      <div>
        <Tabs label="AI Content Tools" tabs={TABS} value={tab} onChange={(next) => apply({ tab: next, blog })}>
          {tab === 'generate' ? <GenerateTab restoration={restoration} onAnother={handleAnother} /> : null}
          {tab === 'improve' ? <ImproveTab improvement={improvement} conflict={conflict} /> : null}
          {tab === 'ideas' ? <IdeasTab onUse={handleUse} /> : null}
        </Tabs>
      </div>
    </div>
  )
}

const TABS = [
  { value: 'generate', label: 'Generate Blog' },
  { value: 'improve', label: 'Improve Content' },
  { value: 'ideas', label: 'Content Ideas' },
] as const
type Tab = (typeof TABS)[number]['value']

interface Tools {
  tab: Tab
  /** The article whose result is shown. */
  blog: number | null
}

/** `?tab=improve&blog=7`, without the default tab. */
const TOOLS_CODEC: QueryCodec<Tools> = {
  read: (query) => {
    const blog = query.get('blog') ?? ''
    return {
      tab: TABS.find(({ value }) => value === query.get('tab'))?.value ?? TABS[0].value,
      blog: /^[1-9]\d{0,9}$/.test(blog) ? Number(blog) : null,
    }
  },
  write: ({ tab, blog }) =>
    new URLSearchParams({
      ...(tab === TABS[0].value ? {} : { tab }),
      ...(blog === null ? {} : { blog: String(blog) }),
    }),
}

function ImproveTab({ improvement, conflict }: { improvement: Improvement; conflict: ShowConflict }) {
  const { item, result, close } = improvement
  if (item && result) return <ReviewDraft item={item} result={result} conflict={conflict} onClose={close} />
  return <DraftList improvement={improvement} />
}

interface GenerateTabProps {
  restoration: ReturnType<typeof useRestoredResult>
  onAnother: () => void
}

function GenerateTab({ restoration, onAnother }: GenerateTabProps) {
  const { phase, result } = useGeneration()
  if (phase === 'writing') return <DraftProgress />
  if (phase === 'done' && result) return <DraftResult blog={result} onAnother={onAnother} />
  if (restoration === 'loading') return <Skeleton className="h-96 rounded-card" />
  if (restoration) return <LoadFailure {...restoration} />
  return <OrderForm />
}

/** The engine in use, where texts are sent, and the remaining uses of today. */
function EngineStatus() {
  const { data, error, refetch, isFetching } = useQuery(aiStatus)
  if (!data) {
    return error ? (
      <Banner action={{ label: 'Retry', onClick: () => void refetch(), isBusy: isFetching }}>{error.message}</Banner>
    ) : (
      <Skeleton className="h-30 rounded-field sm:h-18" />
    )
  }
  return (
    <section
      aria-label="Which engine writes"
      className="flex gap-3 rounded-field border border-line bg-surface px-4 pt-3.5 pb-3 text-sm"
    >
      <Sparkles aria-hidden="true" className="mt-0.5 size-5 flex-none text-primary" strokeWidth={1.75} />
      <p className="grid min-w-0 gap-x-4 sm:flex-1 sm:grid-cols-[1fr_auto]">
        <span className="wrap-anywhere">{describeEngine(data)}</span>
        <span className="font-medium tabular-nums">{describeRemaining(data)}</span>
      </p>
    </section>
  )
}

function describeEngine({ engine, model, limit }: AiStatus): string {
  if (engine === 'built_in') {
    return 'The built-in engine takes articles from this site’s own sourced library. No text leaves this server.'
  }
  const name = model ? `The language model ${model}` : 'A language model'
  const sent = `${name} writes. We send your topics and texts to the AI server that this site’s operator has set up. It gets your published articles only if you tick “${VOICE_SAMPLE_LABEL}”.`
  // Without a limit nothing is counted.
  if (limit === null) return sent
  return `${sent} Failed tries don’t count, up to ${formatNumber(AI_CALLS_REFUNDED_MAX)} times a day.`
}

function describeRemaining({ limit, remaining, resets_at }: AiStatus): string {
  if (limit === null || remaining === null) return 'No daily limit is set'
  if (remaining > 0) return `${formatNumber(remaining)} of ${formatNumber(limit)} uses left today`
  return resets_at
    ? `None of ${formatNumber(limit)} uses left until ${formatDateTime(resets_at)}`
    : `None of ${formatNumber(limit)} uses left today`
}

import { useCallback, useEffect } from 'react'
import { type QueryCodec, useQueryParams } from '#web/lib/use-query-params.ts'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { EngineStatus } from './engine-status.tsx'
import { DraftProgress } from './generate/draft-progress.tsx'
import { DraftResult } from './generate/draft-result.tsx'
import { startAnother, useGeneration } from './generate/generation-store.ts'
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
import { type Restoration, useRestoredResult } from './generate/use-restored-result.ts'
import { IdeasTab } from './ideas/ideas-tab.tsx'
import { DraftList, type Improvement, useImprovement } from './improve/draft-list.tsx'
import type { ShowConflict } from './improve/review-draft.tsx'
import { ReviewDraft } from './improve/review-draft.tsx'

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
  restoration: 'loading' | Restoration | null
  onAnother: () => void
}

function GenerateTab({ restoration, onAnother }: GenerateTabProps) {
  const { phase, result } = useGeneration()
  if (phase === 'writing') return <DraftProgress />
  if (phase === 'done' && result) return <DraftResult blog={result} onAnother={onAnother} />
  if (restoration === 'loading') return <Skeleton className="h-96 rounded-card" />
  if (restoration) {
    const { error, isRetrying, retry } = restoration
    return <LoadFailure error={error} isRetrying={isRetrying} onRetry={retry} />
  }
  return <OrderForm />
}

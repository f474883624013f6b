import { useCallback, useEffect } from 'react'
import { useQueryParams } from '#web/lib/use-query-params.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { EngineStatus } from './engine-status.tsx'
import { GenerateTab } from './generate/generate-tab.tsx'
import { startAnother, useGeneration } from './generate/generation-store.ts'
import { keepOrder, keptOrder } from './generate/order-values.ts'
import { keepReplaced } from './generate/replaced-order.ts'
import { useRestoredResult } from './generate/use-restored-result.ts'
import type { Idea } from './ideas/ideas.content.ts'
import { IdeasTab } from './ideas/ideas-tab.tsx'
import { forgetIdea, keepIdea } from './ideas/waiting-idea.ts'
import type { ShowConflict } from './improve/conflict.ts'
import { ImproveTab } from './improve/improve-tab.tsx'
import { useImprovement } from './improve/use-improvement.ts'
import { TABS, TOOLS_IN_ADDRESS } from './tab-address.ts'

/** The three tools. What one of them has under way goes on while another is looked at. */
export function AiTools({ conflict }: { conflict: ShowConflict }) {
  const { values, apply } = useQueryParams(TOOLS_IN_ADDRESS)
  const { tab, blog } = values
  const improvement = useImprovement()
  const resultId = useGeneration(({ result }) => result?.id ?? null)
  const forgetAddress = useCallback(() => apply({ tab, blog: null }, { replace: true }), [apply, tab])
  const restoration = useRestoredResult(blog, forgetAddress)

  useEffect(() => {
    if (resultId !== null && resultId !== blog) apply({ tab, blog: resultId }, { replace: true })
  }, [resultId, blog, tab, apply])

  function handleUse(idea: Idea) {
    if (useGeneration.getState().phase === 'ordering') {
      forgetIdea()
      const typed = keptOrder()
      keepReplaced(typed, idea)
      keepOrder({ ...typed, ...idea })
    } else keepIdea(idea)
    apply({ tab: 'generate', blog })
  }

  function handleAnother() {
    startAnother()
    forgetAddress()
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

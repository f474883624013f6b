import { useQueryParams } from '#web/lib/use-query-params.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { toast } from '#web/ui/toast.ts'
import { EngineStatus } from './engine-status.tsx'
import { GenerateTab } from './generate/generate-tab.tsx'
import { useGeneration } from './generate/generation-store.ts'
import { keepOrder, keptOrder } from './generate/order-values.ts'
import type { Idea } from './ideas/ideas.content.ts'
import { IdeasTab } from './ideas/ideas-tab.tsx'
import type { ShowConflict } from './improve/conflict.ts'
import { ImproveTab } from './improve/improve-tab.tsx'
import { useImprovement } from './improve/use-improvement.ts'
import { TAB_IN_ADDRESS, TABS } from './tab-address.ts'

/** The three tools. What one of them has under way goes on while another is looked at. */
export function AiTools({ conflict }: { conflict: ShowConflict }) {
  const { values: tab, apply } = useQueryParams(TAB_IN_ADDRESS)
  const improvement = useImprovement()

  function handleUse({ topic, category }: Idea) {
    keepOrder({ ...keptOrder(), topic, category })
    if (useGeneration.getState().phase !== 'ordering') toast.success('The idea is kept for your next article')
    apply('generate')
  }

  return (
    <div className="grid gap-5">
      <h1 className="text-h2">AI Content Tools</h1>
      <EngineStatus />
      <div>
        <Tabs label="AI Content Tools" tabs={TABS} value={tab} onChange={apply}>
          {tab === 'generate' ? <GenerateTab /> : null}
          {tab === 'improve' ? <ImproveTab improvement={improvement} conflict={conflict} /> : null}
          {tab === 'ideas' ? <IdeasTab onUse={handleUse} /> : null}
        </Tabs>
      </div>
    </div>
  )
}

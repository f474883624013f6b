import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DraftProgress } from './draft-progress.tsx'
import { useGeneration } from './generation-store.ts'
import { OrderForm } from './order-form.tsx'
import { DraftResult } from './result/draft-result.tsx'
import type { Restoration } from './use-restored-result.ts'

interface GenerateTabProps {
  restoration: 'loading' | Restoration | null
  onAnother: () => void
}

/** The order, then the article while it is written, then what has become of it. */
export function GenerateTab({ restoration, onAnother }: GenerateTabProps) {
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

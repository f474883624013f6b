import { DraftProgress } from './draft-progress.tsx'
import { useGeneration } from './generation-store.ts'
import { OrderForm } from './order-form.tsx'
import { DraftResult } from './result/draft-result.tsx'

/** The order, then the article while it is written, then what has become of it. */
export function GenerateTab() {
  const { phase, result } = useGeneration()
  if (phase === 'writing') return <DraftProgress />
  if (phase === 'done' && result) return <DraftResult blog={result} />
  return <OrderForm />
}

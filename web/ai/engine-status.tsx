import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import type { AiStatus } from '#domain/ai/ai.schema.ts'
import { AI_CALLS_GIVEN_BACK, VOICE_SAMPLE_LABEL } from '#domain/ai/ai-rules.ts'
import { formatDateTime, formatNumber } from '#web/lib/format.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { aiStatus } from './ai.queries.ts'

/** The engine in use, where texts are sent, and the remaining uses of today. */
export function EngineStatus() {
  const { data, error, refetch, isFetching } = useQuery(aiStatus())
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
  return `${sent} Failed tries don’t count, up to ${formatNumber(AI_CALLS_GIVEN_BACK)} times a day.`
}

function describeRemaining({ limit, remaining, resets_at }: AiStatus): string {
  if (limit === null || remaining === null) return 'No daily limit is set'
  if (remaining > 0) return `${formatNumber(remaining)} of ${formatNumber(limit)} uses left today`
  return resets_at
    ? `None of ${formatNumber(limit)} uses left until ${formatDateTime(resets_at)}`
    : `None of ${formatNumber(limit)} uses left today`
}

import { useMemo } from 'react'
import type { GeneratedSummary } from '#domain/ai/ai.schema.ts'
import { AI_ENGINE_LABELS } from '#domain/blogs/ai-engines.ts'
import { compareText } from '#web/lib/comparison/compare-text.ts'
import { ComparedText } from '#web/lib/comparison/compared-text.tsx'
import { Button } from '#web/ui/button.tsx'

interface SummaryComparisonProps extends GeneratedSummary {
  before: string
  onUse: () => void
  onDiscard: () => void
}

export function SummaryComparison({ summary, engine, before, onUse, onDiscard }: SummaryComparisonProps) {
  const isSame = summary === before
  const parts = useMemo(() => compareText(before, summary), [before, summary])
  return (
    <section aria-label="Suggested summary" className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <p role="status" className="text-ink-muted text-sm">
        {AI_ENGINE_LABELS[engine]}: {isSame ? 'the same summary as before.' : 'a new summary.'}
      </p>
      {isSame ? null : (
        <div className="grid gap-x-6 gap-y-3 md:grid-cols-2">
          <div>
            <p className="text-ink-muted text-sm">Before</p>
            {before ? <ComparedText parts={parts.filter(({ kind }) => kind !== 'new')} /> : <p>Nothing written yet</p>}
          </div>
          <div>
            <p className="text-ink-muted text-sm">After</p>
            <ComparedText parts={parts.filter(({ kind }) => kind !== 'old')} />
          </div>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          variant="ghost"
          size="small"
          aria-label={isSame ? undefined : 'Discard the suggested summary'}
          onClick={onDiscard}
        >
          {isSame ? 'Close' : 'Discard'}
        </Button>
        {isSame ? null : (
          <Button variant="soft" size="small" onClick={onUse}>
            Use this summary
          </Button>
        )}
      </div>
    </section>
  )
}

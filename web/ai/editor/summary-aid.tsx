import { useMemo, useState } from 'react'
import type { GeneratedSummary } from '#domain/ai/ai.schema.ts'
import { AI_ENGINE_LABELS } from '#domain/ai/ai-engines.ts'
import { api } from '#web/lib/api/api.ts'
import { compareText } from '#web/lib/comparison/compare-text.ts'
import { ComparedText } from '#web/lib/comparison/compared-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { AiButton } from '../ai-button.tsx'
import { AiFailure } from '../ai-failure.tsx'
import { useAiCall } from '../use-ai-call.ts'
import { UndoNote } from './undo-note.tsx'

interface SummaryAidProps {
  blogId: number
  title: string
  content: string
  summary: string
  onApply: (summary: string) => void
}

interface Applied {
  before: string
  after: string
}

/** Suggests a summary of what stands in the editor; it is taken, or not, beside the old one. */
export function SummaryAid({ blogId, title, content, summary, onApply }: SummaryAidProps) {
  const [suggestion, setSuggestion] = useState<GeneratedSummary | null>(null)
  const [applied, setApplied] = useState<Applied | null>(null)
  const call = useAiCall((signal) => api.ai.summarise(blogId, { title, content }, { signal }))

  async function suggest() {
    setApplied(null)
    setSuggestion(null)
    setSuggestion(await call.run())
  }

  function apply(after: string) {
    setApplied({ before: summary, after })
    setSuggestion(null)
    onApply(after)
  }

  return (
    <div className="-mt-3 grid gap-3">
      <div className="flex flex-wrap justify-end gap-2">
        <AiButton
          label="AI Generate"
          busyLabel="Generating..."
          isRunning={call.isRunning}
          onRun={() => void suggest()}
          onCancel={call.cancel}
        />
      </div>
      <AiFailure failure={call.failure} onRetry={suggest} onDismiss={call.clearFailure} />
      {suggestion ? (
        <Suggestion
          {...suggestion}
          before={summary}
          onUse={() => apply(suggestion.summary)}
          onDiscard={() => setSuggestion(null)}
        />
      ) : null}
      {applied?.after === summary ? (
        <UndoNote text="The summary by AI stands in the field." onUndo={() => onApply(applied.before)} />
      ) : null}
    </div>
  )
}

interface SuggestionProps extends GeneratedSummary {
  before: string
  onUse: () => void
  onDiscard: () => void
}

function Suggestion({ summary, engine, before, onUse, onDiscard }: SuggestionProps) {
  const isSame = summary === before
  const parts = useMemo(() => compareText(before, summary), [before, summary])
  return (
    <section aria-label="Suggested summary" className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <p role="status" className="text-ink-muted text-sm">
        {AI_ENGINE_LABELS[engine]}: {isSame ? 'the summary that stands there already.' : 'a new summary.'}
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
        <Button variant="ghost" size="small" onClick={onDiscard}>
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

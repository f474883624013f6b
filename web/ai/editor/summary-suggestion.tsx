import { lazy, Suspense, useRef, useState } from 'react'
import type { GeneratedSummary } from '#domain/ai/ai.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { Banner } from '#web/ui/banner.tsx'
import { AiButton } from '../ai-button.tsx'
import { AiFailure } from '../ai-failure.tsx'
import { useAiCall } from '../use-ai-call.ts'

const SuggestedSummary = lazy(() =>
  import('./suggested-summary.tsx').then((module) => ({ default: module.SuggestedSummary })),
)

interface SummarySuggestionProps {
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

/** Suggests a summary of the text in the editor, for the author to use or discard. */
export function SummarySuggestion({ blogId, title, content, summary, onApply }: SummarySuggestionProps) {
  const [suggestion, setSuggestion] = useState<GeneratedSummary | null>(null)
  const [applied, setApplied] = useState<Applied | null>(null)
  // The pressed button disappears, so the focus returns to the one that opened the suggestion.
  const button = useRef<HTMLButtonElement>(null)
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
    button.current?.focus()
  }

  function discard() {
    setSuggestion(null)
    button.current?.focus()
  }

  function undo(before: string) {
    onApply(before)
    button.current?.focus()
  }

  return (
    <div className="-mt-3 grid gap-3">
      <div className="flex flex-wrap justify-end gap-2">
        <AiButton
          label="AI Generate"
          busyLabel="Generating..."
          isRunning={call.isRunning}
          button={button}
          onRun={() => void suggest()}
          onCancel={call.cancel}
        />
      </div>
      <AiFailure failure={call.failure} onRetry={suggest} onDismiss={call.clearFailure} />
      <Suspense fallback={null}>
        {suggestion ? (
          <SuggestedSummary
            {...suggestion}
            before={summary}
            onUse={() => apply(suggestion.summary)}
            onDiscard={discard}
          />
        ) : null}
      </Suspense>
      {applied?.after === summary ? (
        <Banner tone="success" action={{ label: 'Undo', onClick: () => undo(applied.before) }}>
          The AI summary is in the field.
        </Banner>
      ) : null}
    </div>
  )
}

import { lazy, Suspense } from 'react'
import { api } from '#web/lib/api/api.ts'
import { Banner } from '#web/ui/banner.tsx'
import { AiButton } from '../ai-button.tsx'
import { AiFailure } from '../ai-failure.tsx'
import { useSuggestion } from './use-suggestion.ts'

const SummaryComparison = lazy(() =>
  import('./summary-comparison.tsx').then((module) => ({ default: module.SummaryComparison })),
)

interface SummarySuggestionProps {
  blogId: number
  title: string
  content: string
  summary: string
  onApply: (summary: string) => void
}

/** Suggests a summary of the text in the editor, for the author to use or discard. */
export function SummarySuggestion({ blogId, title, content, summary, onApply }: SummarySuggestionProps) {
  const call = useSuggestion((signal) => api.ai.summarise(blogId, { title, content }, { signal }))
  const { suggestion, applied, suggest, recordApplied, focusButton } = call

  function apply(after: string) {
    recordApplied({ before: summary, after })
    onApply(after)
    focusButton()
  }

  function discard() {
    call.close()
    focusButton()
  }

  function undo(before: string) {
    onApply(before)
    focusButton()
  }

  return (
    <div className="-mt-3 grid gap-3">
      <div className="flex flex-wrap justify-end gap-2">
        <AiButton
          label="AI Generate"
          busyLabel="Generating..."
          isRunning={call.isRunning}
          button={call.button}
          onRun={() => void suggest()}
          onCancel={call.cancel}
        />
      </div>
      <AiFailure failure={call.failure} onRetry={() => void suggest()} onDismiss={call.clearFailure} />
      <Suspense fallback={null}>
        {suggestion ? (
          <SummaryComparison
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

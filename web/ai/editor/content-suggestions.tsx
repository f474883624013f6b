import { lazy, Suspense } from 'react'
import { readableText } from '#web/lib/comparison/readable-text.ts'
import { Banner } from '#web/ui/banner.tsx'
import { AiButton } from '../ai-button.tsx'
import { AiFailure } from '../ai-failure.tsx'
import type { ContentImprovement } from './use-content-improvement.ts'

export function ImproveContentButton({ improvement, content }: { improvement: ContentImprovement; content: string }) {
  const { isRunning, button, cancel, improve } = improvement
  return (
    <AiButton
      label="AI Improve"
      busyLabel="Improving..."
      isRunning={isRunning}
      button={button}
      onRun={() => void improve(content)}
      onCancel={cancel}
    />
  )
}

const ChangesDialog = lazy(() => import('./changes-dialog.tsx').then((module) => ({ default: module.ChangesDialog })))

interface ContentSuggestionsProps {
  improvement: ContentImprovement
  /** The editor's current text. */
  content: string
  onApply: (content: string) => void
}

/** Suggestions for the text, and Undo after they were applied. */
export function ContentSuggestions({ improvement, content, onApply }: ContentSuggestionsProps) {
  const { suggested, applied, button, failure, retry, clearFailure, close, recordApplied, clearApplied } = improvement

  function apply(improved: string) {
    recordApplied({ before: content, after: improved })
    onApply(improved)
  }

  function undo(before: string) {
    clearApplied()
    onApply(before)
    button.current?.focus()
  }

  // Compared as text, since the editor may write the same HTML differently. Undo must not lose later edits.
  const canUndo = applied && readableText(applied.after) === readableText(content)
  return (
    <div className="grid gap-3 empty:hidden">
      <AiFailure failure={failure} onRetry={() => void retry()} onDismiss={clearFailure} />
      {canUndo ? (
        <Banner tone="success" action={{ label: 'Undo', onClick: () => undo(applied.before) }}>
          The changes are in your text. Don’t forget to save it.
        </Banner>
      ) : null}
      <Suspense fallback={null}>
        {suggested ? (
          <ChangesDialog
            suggested={suggested}
            isEdited={suggested.sent !== content}
            content={content}
            onApply={apply}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </div>
  )
}

import { lazy, Suspense, useState } from 'react'
import { api } from '#web/lib/api/api.ts'
import { readableText } from '#web/lib/comparison/readable-text.ts'
import { Banner } from '#web/ui/banner.tsx'
import { AiButton } from '../ai-button.tsx'
import { AiFailure } from '../ai-failure.tsx'
import { useSuggestion } from './use-suggestion.ts'

const ChangesDialog = lazy(() => import('./changes-dialog.tsx').then((module) => ({ default: module.ChangesDialog })))

type ContentImprovement = ReturnType<typeof useContentImprovement>

export function useContentImprovement(blogId: number) {
  /** The editor's text at the time of the request. */
  const [sent, setSent] = useState('')
  const call = useSuggestion((signal, content: string) => api.ai.improve(blogId, { content }, { signal }))

  function improve(content: string) {
    setSent(content)
    return call.suggest(content)
  }

  return { ...call, sent, improve }
}

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

interface ContentSuggestionsProps {
  improvement: ContentImprovement
  /** The editor's current text. */
  content: string
  onApply: (content: string) => void
}

/** Suggestions for the text, and Undo after they were applied. */
export function ContentSuggestions({ improvement, content, onApply }: ContentSuggestionsProps) {
  const { suggestion, sent, applied, failure, improve, clearFailure, close, recordApplied, focusButton } = improvement

  function apply(improved: string) {
    recordApplied({ before: content, after: improved })
    onApply(improved)
  }

  function undo(before: string) {
    recordApplied(null)
    onApply(before)
    focusButton()
  }

  // Compared as text, since the editor may write the same HTML differently. Undo must not lose later edits.
  const canUndo = applied && readableText(applied.after) === readableText(content)
  return (
    <div className="grid gap-3 empty:hidden">
      <AiFailure failure={failure} onRetry={() => void improve(sent)} onDismiss={clearFailure} />
      {canUndo ? (
        <Banner tone="success" action={{ label: 'Undo', onClick: () => undo(applied.before) }}>
          The changes are in your text. Don’t forget to save it.
        </Banner>
      ) : null}
      <Suspense fallback={null}>
        {suggestion ? (
          <ChangesDialog
            suggested={suggestion}
            isEdited={sent !== content}
            content={content}
            onApply={apply}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </div>
  )
}

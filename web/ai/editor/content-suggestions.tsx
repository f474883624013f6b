import { readableText } from '#web/lib/comparison/readable-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { AiFailure } from '../ai-failure.tsx'
import { ChangesReview } from '../changes/changes-review.tsx'
import { UndoNote } from './undo-note.tsx'
import type { ContentImprovement } from './use-content-improvement.ts'

interface ContentSuggestionsProps {
  improvement: ContentImprovement
  /** What stands in the editor now. */
  content: string
  onApply: (content: string) => void
}

/** Above the text: what is suggested for it, and the way back once it was taken over. */
export function ContentSuggestions({ improvement, content, onApply }: ContentSuggestionsProps) {
  const { suggested, applied, failure, retry, clearFailure, close, noteApplied, forgetApplied } = improvement

  function apply(improved: string) {
    noteApplied({ before: content, after: improved })
    onApply(improved)
  }

  function undo(before: string) {
    forgetApplied()
    onApply(before)
  }

  // The editor writes the same text in its own way; words that were changed since are not to be lost.
  const canUndo = applied && readableText(applied.after) === readableText(content)
  const isEdited = suggested !== null && suggested.sent !== content
  return (
    <div className="grid gap-3 empty:hidden">
      <AiFailure failure={failure} onRetry={() => void retry()} onDismiss={clearFailure} />
      {canUndo ? (
        <UndoNote text="The changes stand in the text. Save it to keep them." onUndo={() => undo(applied.before)} />
      ) : null}
      {suggested ? (
        <Dialog open onClose={close} size="wide" title="Suggested changes">
          {isEdited ? (
            <p className="mb-3 text-ink-muted">
              You went on writing meanwhile. Suggestions for words that are no longer there are left out.
            </p>
          ) : null}
          <ChangesReview
            isInDialog
            original={isEdited ? content : suggested.original}
            changes={suggested.changes}
            engine={suggested.engine}
            onApply={apply}
            onDiscard={close}
          />
        </Dialog>
      ) : null}
    </div>
  )
}

import type { ImprovedContent } from '#domain/ai/ai.schema.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ChangesReview } from '../changes/changes-review.tsx'

interface ChangesDialogProps {
  suggested: ImprovedContent
  /** The text was changed after they had been asked for. */
  isEdited: boolean
  /** What stands in the editor now. */
  content: string
  onApply: (content: string) => void
  onClose: () => void
}

/** Above the editor: what would be changed in its text. */
export function ChangesDialog({ suggested, isEdited, content, onApply, onClose }: ChangesDialogProps) {
  return (
    <Dialog open onClose={onClose} size="wide" title="Suggested changes">
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
        left_out={suggested.left_out}
        onApply={onApply}
        onDiscard={onClose}
      />
    </Dialog>
  )
}

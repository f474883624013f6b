import type { ImprovedContent } from '#domain/ai/ai.schema.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ChangesReview } from '../changes/changes-review.tsx'

interface ChangesDialogProps {
  suggested: ImprovedContent
  /** The text was edited after the request. */
  isEdited: boolean
  /** The editor's current text. */
  content: string
  onApply: (content: string) => void
  onClose: () => void
}

export function ChangesDialog({ suggested, isEdited, content, onApply, onClose }: ChangesDialogProps) {
  return (
    <Dialog open onClose={onClose} size="wide" title="Suggested changes">
      {isEdited ? (
        <p className="mb-3 text-ink-muted">
          You kept writing in the meantime. We left out suggestions for words that are no longer there.
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

import { Button } from '#web/ui/button.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'

interface UnsentDraftProps {
  id: string
  /** Why it can no longer be sent. */
  reason: string
  text: string
  onDiscard: () => void
}

/** Text that can no longer be sent, for the user to copy or discard. */
export function UnsentDraft({ id, reason, text, onDiscard }: UnsentDraftProps) {
  return (
    <div className="grid gap-3">
      <p role="status" className="text-ink-muted">
        {reason}
      </p>
      <TextareaField
        id={id}
        label="Your unsent text"
        hint="You can copy it from here."
        rows={2}
        readOnly
        value={text}
      />
      <div>
        <Button variant="outline" size="small" onClick={onDiscard}>
          Discard text
        </Button>
      </div>
    </div>
  )
}

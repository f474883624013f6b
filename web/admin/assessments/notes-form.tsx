import { type FormEvent, useState } from 'react'
import { ASSESSMENT_CHANGED_ELSEWHERE, ASSESSMENT_NOTES_MAX } from '#domain/assessments/assessment-rules.ts'
import type { Assessment } from '#domain/assessments/inbox.schema.ts'
import { LeaveDialog } from '#web/shell/leave-dialog.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAssessmentChange } from './assessments.queries.ts'

/** Notes of the admins; the person never receives them. */
export function NotesForm({ assessment }: { assessment: Assessment }) {
  const notes = useNotes(assessment)

  async function handleSave(event?: FormEvent) {
    event?.preventDefault()
    if (notes.isDirty && (await notes.save())) toast.success('Notes saved.')
  }

  return (
    <form onSubmit={handleSave} className="grid gap-4 border-line border-t pt-5">
      {notes.hasConflict ? (
        <NotesConflict theirs={assessment.notes} notes={notes} onOverwrite={() => handleSave()} />
      ) : null}
      {notes.failure ? <Banner>{notes.failure.message}</Banner> : null}
      <TextareaField
        id="notes"
        label="Notes"
        hint="Only the office reads them. They’re deleted with the assessment."
        rows={5}
        maxLength={ASSESSMENT_NOTES_MAX}
        value={notes.text}
        onChange={(event) => notes.onType(event.target.value)}
      />
      {notes.hasConflict ? null : (
        <Button
          type="submit"
          variant="outline"
          aria-disabled={!notes.isDirty || undefined}
          isBusy={notes.isSaving}
          busyLabel="Saving…"
        >
          Save notes
        </Button>
      )}
      <LeaveDialog
        hasUnsavedChanges={() => notes.isDirty}
        onPageChange="Your notes on this assessment aren’t saved. If you leave this page, you’ll lose them."
        onLogout="Your notes on this assessment aren’t saved. If you sign out, you’ll lose them."
      />
    </form>
  )
}

interface NotesConflictProps {
  theirs: string
  notes: ReturnType<typeof useNotes>
  onOverwrite: () => void
}

function NotesConflict({ theirs, notes, onOverwrite }: NotesConflictProps) {
  return (
    <Banner tone="warning">
      <p className="font-semibold">{ASSESSMENT_CHANGED_ELSEWHERE}</p>
      <p className="wrap-anywhere mt-1 whitespace-pre-line">{theirs || 'The notes were removed.'}</p>
      <span className="mt-3 flex flex-wrap gap-3">
        <Button size="small" variant="outline" isBusy={notes.isSaving} busyLabel="Saving…" onClick={onOverwrite}>
          Keep mine
        </Button>
        <Button size="small" variant="outline" onClick={notes.useTheirs}>
          Use theirs
        </Button>
      </span>
    </Banner>
  )
}

/** Keeps the edited notes and newer stored ones side by side: neither is overwritten without a choice. */
function useNotes(assessment: Assessment) {
  const stored = assessment.notes
  const [base, setBase] = useState(stored)
  const [text, setText] = useState(stored)
  const { mutateAsync, isPending, error, reset } = useAssessmentChange(assessment.id)
  const typed = text.trim()
  const isDirty = typed !== base
  const hasNewerNotes = stored !== base

  // There are no edits to lose, so the stored notes are shown.
  if (hasNewerNotes && (!isDirty || typed === stored)) {
    setBase(stored)
    setText(stored)
  }

  return {
    text,
    onType: setText,
    isDirty,
    /** Another admin has saved different notes, and these edits are not saved yet. */
    hasConflict: hasNewerNotes && isDirty,
    isSaving: isPending,
    /** The error of the last save, unless the newer notes are shown instead. */
    failure: hasNewerNotes ? null : error,
    /** Saves the text, overwriting newer notes once the admin has seen them. */
    save: () => {
      setBase(stored)
      return mutateAsync({ notes: typed, updated_at: assessment.updated_at }).then(
        () => true,
        () => false,
      )
    },
    useTheirs: () => {
      reset()
      setBase(stored)
      setText(stored)
    },
  }
}

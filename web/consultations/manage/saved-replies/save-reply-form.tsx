import { type FormEvent, useEffect } from 'react'
import { SAVED_REPLY_TITLE_MAX, SavedReplyInput } from '#domain/saved-replies/saved-replies.schema.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '#web/lib/forms/form-draft.ts'
import { DialogButtons } from '#web/lib/forms/form-frame.tsx'
import { FailureBanner } from '#web/lib/forms/form-messages.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useSaveReply } from './saved-replies.queries.ts'

interface SaveReplyFormProps {
  userId: number
  /** The text to save. */
  body: string
  onClose: () => void
  onSaved: (title: string) => void
}

const SAVED_AS = 'saved-reply:new:title'

export function SaveReplyForm({ userId, body, onClose, onSaved }: SaveReplyFormProps) {
  const { mutateAsync: save } = useSaveReply()
  const apiForm = useApiForm<Pick<SavedReplyInput, 'title'>, SavedReplyInput>({
    schema: SavedReplyInput,
    defaultValues: { title: readFormDraft(SAVED_AS, userId) ?? '' },
    toPayload: ({ title }) => ({ title, body }),
    send: async (input) => {
      await save(input)
      clearFormDraft(SAVED_AS, userId)
      onSaved(input.title)
    },
  })
  const { form, attempts, errorFor, isSending, handleSubmit, clearFailure } = apiForm

  useEffect(() => {
    if (attempts > 0) form.setFocus('title')
  }, [attempts, form])

  function handleInput({ target }: FormEvent) {
    clearFailure()
    if (target instanceof HTMLInputElement) saveFormDraft(SAVED_AS, target.value, userId)
  }

  return (
    <form noValidate className="mt-4 grid grid-cols-1 gap-5" onSubmit={handleSubmit} onInput={handleInput}>
      <FailureBanner apiForm={apiForm} />
      <TextField
        id="saved-reply-title"
        label="Title"
        hint="Helps you find it later. Clients don’t see it."
        autoComplete="off"
        maxLength={SAVED_REPLY_TITLE_MAX}
        error={errorFor('title')}
        {...form.register('title')}
      />
      <div className="rounded-field bg-sunken px-4 pt-3.5 pb-3 text-ink-muted">
        <p className="line-clamp-3 whitespace-pre-line break-words">{body.trim()}</p>
      </div>
      <DialogButtons action="Save" busy="Saving..." isBusy={isSending} onCancel={onClose} />
    </form>
  )
}

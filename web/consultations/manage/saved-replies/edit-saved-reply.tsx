import { type FormEvent, useEffect } from 'react'
import { MESSAGE_MAX } from '#domain/consultations/request-rules.ts'
import { SAVED_REPLY_TITLE_MAX, type SavedReply, SavedReplyInput } from '#domain/saved-replies/saved-replies.schema.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '#web/lib/forms/form-draft.ts'
import { DialogButtons } from '#web/lib/forms/form-frame.tsx'
import { FailureBanner } from '#web/lib/forms/form-messages.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { useEditSavedReply } from './saved-replies.queries.ts'

interface EditSavedReplyProps {
  userId: number
  reply: SavedReply
  onDone: () => void
}

/** Escape keeps the typed text for the next time; Cancel discards it. */
export function EditSavedReply({ userId, reply, onDone }: EditSavedReplyProps) {
  const { mutateAsync: save } = useEditSavedReply(reply.id)
  const savedAs = (field: string) => `saved-reply:${reply.id}:${field}`
  const apiForm = useApiForm<SavedReplyInput, SavedReplyInput>({
    schema: SavedReplyInput,
    defaultValues: {
      title: readFormDraft(savedAs('title'), userId) ?? reply.title,
      body: readFormDraft(savedAs('body'), userId) ?? reply.body,
    },
    send: async (input) => {
      await save(input)
      handleForget()
    },
  })
  const { form, fieldErrors, attempts, errorFor, isSending, handleSubmit, clearFailure } = apiForm
  const firstInvalid = fieldErrors[0]?.name

  useEffect(() => form.setFocus('title'), [form])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an attempt moves the focus
  useEffect(() => {
    if (firstInvalid === 'title' || firstInvalid === 'body') form.setFocus(firstInvalid)
  }, [attempts])

  function handleForget() {
    clearFormDraft(savedAs('title'), userId)
    clearFormDraft(savedAs('body'), userId)
    onDone()
  }

  function handleInput({ target }: FormEvent) {
    clearFailure()
    if (target instanceof HTMLInputElement) saveFormDraft(savedAs('title'), target.value, userId)
    if (target instanceof HTMLTextAreaElement) saveFormDraft(savedAs('body'), target.value, userId)
  }

  return (
    <form noValidate className="mt-4 grid grid-cols-1 gap-5" onSubmit={handleSubmit} onInput={handleInput}>
      <FailureBanner apiForm={apiForm} />
      <TextField
        id="saved-reply-title"
        label="Title"
        autoComplete="off"
        maxLength={SAVED_REPLY_TITLE_MAX}
        error={errorFor('title')}
        {...form.register('title')}
      />
      <TextareaField
        id="saved-reply-body"
        label="Text"
        rows={6}
        counter={{ used: form.watch('body').length, max: MESSAGE_MAX }}
        error={errorFor('body')}
        {...form.register('body')}
      />
      <DialogButtons action="Save Changes" busy="Saving..." isBusy={isSending} onCancel={handleForget} />
    </form>
  )
}

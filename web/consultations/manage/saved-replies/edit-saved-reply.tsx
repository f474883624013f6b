import { type FormEvent, useEffect } from 'react'
import { MESSAGE_MAX } from '#domain/consultations/request-rules.ts'
import { SAVED_REPLY_TITLE_MAX, type SavedReply, SavedReplyInput } from '#domain/saved-replies/saved-replies.schema.ts'
import { FailureBanner } from '#web/lib/forms/form-notices.tsx'
import { forgetInput, keepInput, keptInput } from '#web/lib/forms/kept-input.ts'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { useEditSavedReply } from './saved-replies.queries.ts'

interface EditSavedReplyProps {
  userId: number
  reply: SavedReply
  onDone: () => void
}

/** Escape leaves what is typed for the next time; Cancel throws it away. */
export function EditSavedReply({ userId, reply, onDone }: EditSavedReplyProps) {
  const { mutateAsync: save } = useEditSavedReply(reply.id)
  const keptAs = (field: string) => `saved-reply:${reply.id}:${field}`
  const apiForm = useApiForm<SavedReplyInput, SavedReplyInput>({
    schema: SavedReplyInput,
    defaultValues: {
      title: keptInput(keptAs('title'), userId) ?? reply.title,
      body: keptInput(keptAs('body'), userId) ?? reply.body,
    },
    send: async (input) => {
      await save(input)
      handleForget()
    },
  })
  const { form, faults, attempts, errorOf, isSending, handleSubmit, clearFailure } = apiForm
  const firstFault = faults[0]?.name

  useEffect(() => form.setFocus('title'), [form])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an attempt moves the focus
  useEffect(() => {
    if (firstFault === 'title' || firstFault === 'body') form.setFocus(firstFault)
  }, [attempts])

  function handleForget() {
    forgetInput(keptAs('title'), userId)
    forgetInput(keptAs('body'), userId)
    onDone()
  }

  function handleInput({ target }: FormEvent) {
    clearFailure()
    if (target instanceof HTMLInputElement) keepInput(keptAs('title'), target.value, userId)
    if (target instanceof HTMLTextAreaElement) keepInput(keptAs('body'), target.value, userId)
  }

  return (
    <form noValidate className="mt-4 grid grid-cols-1 gap-5" onSubmit={handleSubmit} onInput={handleInput}>
      <FailureBanner apiForm={apiForm} />
      <TextField
        id="saved-reply-title"
        label="Title"
        autoComplete="off"
        maxLength={SAVED_REPLY_TITLE_MAX}
        error={errorOf('title')}
        {...form.register('title')}
      />
      <TextareaField
        id="saved-reply-body"
        label="Text"
        rows={6}
        counter={{ used: form.watch('body').length, max: MESSAGE_MAX }}
        error={errorOf('body')}
        {...form.register('body')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={handleForget}>
          Cancel
        </Button>
        <Button type="submit" isBusy={isSending} busyLabel="Saving...">
          Save Changes
        </Button>
      </div>
    </form>
  )
}

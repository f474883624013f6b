import { type FormEvent, useEffect } from 'react'
import { MESSAGE_MAX } from '#domain/consultations/request-rules.ts'
import { SAVED_REPLY_TITLE_MAX, type SavedReply, SavedReplyInput } from '#domain/saved-replies/saved-replies.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '#web/lib/forms/drafts/form-draft.ts'
import { DialogButtons } from '#web/lib/forms/form-frame.tsx'
import { FailureBanner } from '#web/lib/forms/form-messages.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { useSavedRepliesChange } from './saved-replies.queries.ts'

const TITLE = { id: 'saved-reply-title', label: 'Title', autoComplete: 'off', maxLength: SAVED_REPLY_TITLE_MAX }

interface SaveReplyFormProps {
  userId: number
  /** The text to save. */
  body: string
  onClose: () => void
  onSaved: (title: string) => void
}

const TITLE_DRAFT = 'saved-reply:new:title'

export function SaveReplyForm({ userId, body, onClose, onSaved }: SaveReplyFormProps) {
  const { mutateAsync: save } = useSavedRepliesChange((input: SavedReplyInput) => api.savedReplies.create(input))
  const apiForm = useApiForm<Pick<SavedReplyInput, 'title'>, SavedReplyInput>({
    schema: SavedReplyInput,
    defaultValues: { title: readFormDraft(TITLE_DRAFT, userId) ?? '' },
    toPayload: ({ title }) => ({ title, body }),
    send: async (input) => {
      await save(input)
      clearFormDraft(TITLE_DRAFT, userId)
      onSaved(input.title)
    },
  })
  const { form, attempts, errorFor, isSending, handleSubmit, clearFailure } = apiForm

  useEffect(() => {
    if (attempts > 0) form.setFocus('title')
  }, [attempts, form])

  function handleInput({ target }: FormEvent) {
    clearFailure()
    if (target instanceof HTMLInputElement) saveFormDraft(TITLE_DRAFT, target.value, userId)
  }

  return (
    <form noValidate className="mt-4 grid grid-cols-1 gap-5" onSubmit={handleSubmit} onInput={handleInput}>
      <FailureBanner apiForm={apiForm} />
      <TextField
        {...TITLE}
        hint="Helps you find it later. Clients don’t see it."
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

interface EditSavedReplyProps extends Pick<SaveReplyFormProps, 'userId'> {
  reply: SavedReply
  onDone: () => void
}

/** Escape keeps the typed text for the next time; Cancel discards it. */
export function EditSavedReply({ userId, reply, onDone }: EditSavedReplyProps) {
  const { mutateAsync: save } = useSavedRepliesChange((input: SavedReplyInput) =>
    api.savedReplies.update(reply.id, input),
  )
  const draftName = (field: string) => `saved-reply:${reply.id}:${field}`
  const apiForm = useApiForm<SavedReplyInput, SavedReplyInput>({
    schema: SavedReplyInput,
    defaultValues: {
      title: readFormDraft(draftName('title'), userId) ?? reply.title,
      body: readFormDraft(draftName('body'), userId) ?? reply.body,
    },
    send: async (input) => {
      await save(input)
      handleDone()
    },
  })
  const { form, fieldErrors, attempts, errorFor, isSending, handleSubmit, clearFailure } = apiForm
  const firstInvalid = fieldErrors[0]?.name

  useEffect(() => form.setFocus('title'), [form])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an attempt moves the focus
  useEffect(() => {
    if (firstInvalid === 'title' || firstInvalid === 'body') form.setFocus(firstInvalid)
  }, [attempts])

  function handleDone() {
    clearFormDraft(draftName('title'), userId)
    clearFormDraft(draftName('body'), userId)
    onDone()
  }

  function handleInput({ target }: FormEvent) {
    clearFailure()
    if (target instanceof HTMLInputElement) saveFormDraft(draftName('title'), target.value, userId)
    if (target instanceof HTMLTextAreaElement) saveFormDraft(draftName('body'), target.value, userId)
  }

  return (
    <form noValidate className="mt-4 grid grid-cols-1 gap-5" onSubmit={handleSubmit} onInput={handleInput}>
      <FailureBanner apiForm={apiForm} />
      <TextField {...TITLE} error={errorFor('title')} {...form.register('title')} />
      <TextareaField
        id="saved-reply-body"
        label="Text"
        rows={6}
        counter={{ used: form.watch('body').length, max: MESSAGE_MAX }}
        error={errorFor('body')}
        {...form.register('body')}
      />
      <DialogButtons action="Save Changes" busy="Saving..." isBusy={isSending} onCancel={handleDone} />
    </form>
  )
}

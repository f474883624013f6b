import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { StatusUpdate } from '#domain/consultations/consultations.schema.ts'
import { MESSAGE_MAX } from '#domain/consultations/request-rules.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { AttachmentPicker } from '../../../attachments/attachment-picker.tsx'
import { insertAtCursor } from '../../saved-replies/insert-text.ts'
import { SavedRepliesPanel } from '../../saved-replies/saved-replies-panel.tsx'
import type { Reply } from './use-reply.ts'

interface ReplyFormProps {
  reply: Reply
  /** The field's id, unique among the reply forms of the page. */
  id: string
  label: string
  rows: number
  sendLabel: string
  onSent?: () => void
  /** Shown beside the Send button. */
  children?: ReactNode
}

/** The schema's message for an invalid reply, or null. */
function validateText(reply: string): string | null {
  return StatusUpdate.safeParse({ status: 'replied', reply }).error?.issues[0]?.message ?? null
}

/** Places the cursor at the end of a resumed reply. */
function goToEnd(field: HTMLTextAreaElement | null) {
  field?.setSelectionRange(field.value.length, field.value.length)
}

/** The form holds only the message, because the panel below it contains forms too. */
export function ReplyForm({ reply, id, label, rows, sendLabel, onSent, children }: ReplyFormProps) {
  const { text, isSending, failure } = reply
  const field = useRef<HTMLTextAreaElement>(null)
  const [isAttempted, setAttempted] = useState(false)
  const validationError = validateText(text)
  const isBlank = text.trim() === ''

  useLayoutEffect(() => goToEnd(field.current), [])

  function handleSubmit(event?: FormEvent) {
    event?.preventDefault()
    setAttempted(true)
    if (validationError) field.current?.focus()
    else if (!reply.isLocked) void reply.send(text, handleSent)
  }

  function handleSent() {
    setAttempted(false)
    onSent?.()
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      {/* Shown only in the form that was used to send: the other one has the same text. */}
      {failure && isAttempted ? (
        <Banner action={reply.canRetry ? { label: 'Try again', onClick: () => handleSubmit() } : undefined}>
          {failure}
        </Banner>
      ) : null}
      <form id={`${id}-form`} noValidate onSubmit={handleSubmit}>
        <TextareaField
          ref={field}
          {...reply.field}
          id={id}
          label={label}
          value={text}
          onChange={(event) => reply.write(event.target.value)}
          readOnly={isSending}
          error={isAttempted ? (validationError ?? undefined) : undefined}
          counter={{ used: text.length, max: MESSAGE_MAX }}
          rows={rows}
        />
      </form>
      <AttachmentPicker id={`${id}-files`} draftName={reply.name} userId={reply.userId} />
      <SavedRepliesPanel
        userId={reply.userId}
        text={text}
        validationError={validationError}
        onInsert={({ body }) => field.current && insertAtCursor(field.current, body)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        {children}
        <Button
          type="submit"
          form={`${id}-form`}
          isBusy={isSending}
          busyLabel="Sending..."
          disabledReason={isBlank ? (validationError ?? undefined) : undefined}
        >
          {sendLabel}
        </Button>
      </div>
    </div>
  )
}

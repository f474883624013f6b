import { useState } from 'react'
import type { ApiError } from '#domain/http/api-error.ts'
import { useHeadingFocus } from '#web/lib/confirm/use-heading-focus.ts'
import { toast } from '#web/ui/toast.ts'

/** Props that the decision card passes to its forms. */
export interface DecisionFormProps<Decision> {
  decide: (decision: Decision) => Promise<unknown>
  onError: (error: ApiError) => void
  onCancel: () => void
}

/**
 * Tracks the open decision form and handles its submission.
 * @param done the toast's text for each decided status
 */
export function useDecision<Status extends string, Decision extends { status: Status }>(
  send: (decision: Decision) => Promise<unknown>,
  done: Record<Status, string>,
) {
  const [open, setOpen] = useState<Status | null>(null)
  const restoreFocus = useHeadingFocus()
  const close = () => setOpen(null)

  async function decide(decision: Decision) {
    await send(decision)
    close()
    restoreFocus()
    toast.success(done[decision.status])
  }

  const form: DecisionFormProps<Decision> = {
    decide,
    onCancel: close,
    // Another admin decided first. The page shows that decision and closes the dialog, so the message goes into a
    // toast.
    onError: ({ status: code, message }) => {
      if (code === 409) toast.error(message)
    },
  }
  return { open, setOpen, close, form }
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#domain/http/api-error.ts'
import { toast } from '#web/ui/toast.ts'
import { useHeadingFocus } from './use-heading-focus.ts'

interface ConfirmActionOptions<Target, Value> {
  action: (target: Target, value: Value) => Promise<unknown>
  /** The toast after success. */
  success: string | ((target: Target) => string)
  /** A query kind outside the admin area that also shows the change. */
  alsoShownIn?: string
  /** Closes the dialog, because the target has changed or is gone, and the list no longer shows it. */
  onConflict?: (target: Target, message: string) => void
}

export interface ConfirmAction<Target, Value> {
  /** What the dialog asks about; null while it is closed. */
  target: Target | null
  open: (target: Target) => void
  confirm: (value: Value) => void
  /** Props of the dialog. */
  dialog: {
    open: boolean
    isBusy: boolean
    error: string | undefined
    onClose: () => void
  }
}

/** An action on one row of a list that a dialog confirms first. */
export function useConfirmAction<Target, Value = void>({
  action,
  success,
  alsoShownIn,
  onConflict,
}: ConfirmActionOptions<Target, Value>): ConfirmAction<Target, Value> {
  const client = useQueryClient()
  const [target, setTarget] = useState<Target | null>(null)
  const restoreFocus = useHeadingFocus()
  // Lists, counts and the audit log of the admin area may all show the change.
  const refetch = () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [kind] }) => String(kind).startsWith('admin-') || kind === alsoShownIn,
    })
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (input: { target: Target; value: Value }) => action(input.target, input.value),
    onSuccess: async (_result, input) => {
      await refetch()
      setTarget(null)
      restoreFocus()
      toast.success(typeof success === 'string' ? success : success(input.target))
    },
    onError: async (failure, input) => {
      if (!onConflict) return
      await refetch()
      if (!(failure instanceof ApiError) || ![404, 409].includes(failure.status)) return
      setTarget(null)
      onConflict(input.target, failure.message)
    },
  })
  return {
    target,
    open: (next) => {
      reset()
      setTarget(next)
    },
    confirm: (value) => (target === null || isPending ? undefined : mutate({ target, value })),
    dialog: {
      open: target !== null,
      isBusy: isPending,
      error: error?.message,
      onClose: () => (isPending ? undefined : setTarget(null)),
    },
  }
}

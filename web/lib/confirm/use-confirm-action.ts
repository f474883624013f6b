import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '#web/ui/toast.ts'
import { useHeadingFocus } from './use-heading-focus.ts'

interface ConfirmActionOptions<Target, Value> {
  action: (target: Target, value: Value) => Promise<unknown>
  /** The toast after success. */
  success: string | ((target: Target) => string)
  /** A query kind outside the admin area that also shows the change. */
  alsoShownIn?: string
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
}: ConfirmActionOptions<Target, Value>): ConfirmAction<Target, Value> {
  const client = useQueryClient()
  const [target, setTarget] = useState<Target | null>(null)
  const restoreFocus = useHeadingFocus()
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (input: { target: Target; value: Value }) => action(input.target, input.value),
    onSuccess: async (_result, input) => {
      // Lists, counts and the audit log of the admin area may all show the change.
      await client.invalidateQueries({
        predicate: ({ queryKey: [kind] }) => String(kind).startsWith('admin-') || kind === alsoShownIn,
      })
      setTarget(null)
      restoreFocus()
      toast.success(typeof success === 'string' ? success : success(input.target))
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

import { useState } from 'react'
import type { OwnFood } from '#domain/foods/own-foods.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { api } from '#web/lib/api/api.ts'
import type { ConfirmAction } from '#web/lib/confirm/use-confirm-action.ts'
import { useHeadingFocus } from '#web/lib/confirm/use-heading-focus.ts'
import { toast } from '#web/ui/toast.ts'
import { useAdminMutation } from '../use-admin-mutation.ts'

interface Conflict {
  food: OwnFood
  message: string
}

/** A decision on one proposal that a dialog confirms first. */
function useDecide<Value>(
  decision: 'accept' | 'decline' | 'return',
  success: (food: OwnFood) => string,
  onConflict: (conflict: Conflict | null) => void,
): ConfirmAction<OwnFood, Value> {
  const [target, setTarget] = useState<OwnFood | null>(null)
  const restoreFocus = useHeadingFocus()
  const { mutate, reset, isPending, error } = useAdminMutation(({ id, updated_at, reason }: Decision) =>
    api.ownFoods.decide(id, { decision, updated_at, ...(reason ? { reason } : {}) }),
  )

  function confirm(value: Value) {
    if (!target || isPending) return
    const { id, updated_at } = target
    mutate(
      { id, updated_at, reason: typeof value === 'string' ? value : undefined },
      {
        onSuccess: () => {
          setTarget(null)
          restoreFocus()
          toast.success(success(target))
        },
        // The list is fetched again, so the dialog would ask about a food that is not shown any more.
        onError: (failure) => {
          if (!(failure instanceof ApiError) || ![404, 409].includes(failure.status)) return
          setTarget(null)
          onConflict({ food: target, message: failure.message })
        },
      },
    )
  }

  return {
    target,
    open: (food) => {
      reset()
      onConflict(null)
      setTarget(food)
    },
    confirm,
    dialog: {
      open: target !== null,
      isBusy: isPending,
      error: error?.message,
      onClose: () => (isPending ? undefined : setTarget(null)),
    },
  }
}

interface Decision {
  id: number
  updated_at: string
  reason: string | undefined
}

export function useDecisions() {
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const accepting = useDecide<void>('accept', ({ name }) => `${name} is in the library.`, setConflict)
  const declining = useDecide<string>('decline', ({ name }) => `${name} declined.`, setConflict)
  const returning = useDecide<string>('return', ({ name }) => `${name} is out of the library.`, setConflict)
  return { accepting, declining, returning, conflict, dismiss: () => setConflict(null) }
}

import { BookPlus, Trash2, Undo2, Utensils } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OwnFood } from '#domain/foods/own/own-foods.schema.ts'
import { plateAddress } from '#domain/foods/plate/plate-address.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { useListPath } from '#web/shell/list/back-link.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { OWN_FOODS_PATH, useFoodActions } from './own-foods.queries.ts'

interface FoodActionsProps {
  food: OwnFood
  /** The form has unsaved changes, which an action would ignore. */
  isUnsaved?: boolean
  /** Called after the food was proposed or withdrawn, which replaces this view by another. */
  onMoved?: (() => void) | undefined
  /** Called before the navigation away from the deleted food. */
  onDeleted?: (() => void) | undefined
}

/** Actions that a dialog confirms first. */
const CONFIRMED = {
  propose: {
    label: 'Propose',
    busy: 'Proposing…',
    success: 'Proposed. An admin reads it next.',
    consequences: (
      <ul className="grid list-disc gap-2 pl-5">
        <li>An admin reads it, and accepts it or says why not.</li>
        <li>Once accepted, everyone finds it and uses it in plates.</li>
        <li>You can’t change or delete it then. While it waits you can withdraw it.</li>
      </ul>
    ),
  },
  withdraw: {
    label: 'Withdraw',
    busy: 'Withdrawing…',
    success: 'Withdrawn. Only you see it, and you can change it.',
    consequences: <p>No admin reads it any more. You can change it and propose it again.</p>,
  },
  delete: {
    label: 'Delete',
    busy: 'Deleting…',
    success: 'Food deleted.',
    consequences: (
      <p>It’s removed for good. Plates that you saved as a link lose it. Dishes made of it keep their amounts.</p>
    ),
  },
}
type Confirmed = keyof typeof CONFIRMED

/** The actions on a stored food besides editing. */
export function FoodActions({ food, isUnsaved = false, onMoved, onDeleted }: FoodActionsProps) {
  const [open, setOpen] = useState<Confirmed | null>(null)
  const navigate = useNavigate()
  const list = useListPath(OWN_FOODS_PATH)
  const changes = useFoodActions(food.id)
  const dialog = (action: Confirmed) => ({
    ...{ action, food, change: changes[action] },
    open: open === action,
    onClose: () => setOpen(null),
  })
  const portion = food.portions[0]
  const part = { food: food.id, portion: portion?.unit ?? 'gram', quantity: portion ? 1 : 100 } as const
  const saveFirst = isUnsaved ? 'Save your changes first' : undefined
  const canChange = food.status === 'private' || food.status === 'declined'

  function handleDeleted() {
    onDeleted?.()
    void navigate(list)
  }

  return (
    <SectionCard id="actions" title="Actions">
      <div className="mt-4 grid grid-cols-1 gap-3">
        <ButtonLink block variant="outline" icon={Utensils} to={plateAddress([part])}>
          Use in a plate
        </ButtonLink>
        {canChange ? (
          <>
            <Button
              block
              variant="outline"
              icon={BookPlus}
              disabledReason={saveFirst}
              onClick={() => saveFirst || setOpen('propose')}
            >
              Propose for the library
            </Button>
            <Button block variant="ghost" icon={Trash2} onClick={() => setOpen('delete')} className="text-danger">
              Delete
            </Button>
          </>
        ) : null}
        {food.status === 'proposed' ? (
          <Button block variant="outline" icon={Undo2} onClick={() => setOpen('withdraw')}>
            Withdraw
          </Button>
        ) : null}
      </div>
      {saveFirst && canChange ? (
        <p className="mt-3 text-ink-muted text-sm">Save your changes before you propose it.</p>
      ) : null}
      <ActionDialog {...dialog('propose')} onDone={onMoved} />
      <ActionDialog {...dialog('withdraw')} onDone={onMoved} />
      <ActionDialog {...dialog('delete')} onDone={handleDeleted} />
    </SectionCard>
  )
}

interface ActionDialogProps {
  action: Confirmed
  food: OwnFood
  change: ReturnType<typeof useFoodActions>[Confirmed]
  open: boolean
  onClose: () => void
  onDone: (() => void) | undefined
}

function ActionDialog({ action, food, change, open, onClose, onDone }: ActionDialogProps) {
  const { label, busy, success, consequences } = CONFIRMED[action]

  /** Completes even if the calling view has been unmounted. */
  async function handleConfirm() {
    try {
      await change.mutateAsync()
    } catch (failure) {
      // The dialog shows the error.
      if (failure instanceof ApiError) return
      throw failure
    }
    onClose()
    toast.success(success)
    onDone?.()
  }

  return (
    <ConfirmDialog
      open={open}
      title={`${label} ${food.name}`}
      action={label}
      busy={busy}
      isSafe={action !== 'delete'}
      isBusy={change.isPending}
      error={change.error?.message}
      onClose={onClose}
      onConfirm={handleConfirm}
    >
      {consequences}
    </ConfirmDialog>
  )
}

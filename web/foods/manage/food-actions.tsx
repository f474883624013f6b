import { BookPlus, Trash2, Undo2, Utensils } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OwnFood } from '#domain/foods/own-foods.schema.ts'
import { plateAddress } from '#domain/foods/plate-address.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { useListPath } from '#web/shell/list/back-link.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { OWN_FOODS_PATH, useDeleteFood, useProposal, useWithdrawal } from './own-foods.queries.ts'

interface FoodActionsProps {
  food: OwnFood
  /** The form has changes that an action would leave out. */
  isUnsaved?: boolean
  /** Called when the food was proposed or withdrawn: another view of it takes this one's place. */
  onMoved?: (() => void) | undefined
  /** Called before the page of the deleted food is left. */
  onDeleted?: (() => void) | undefined
}

type Confirmed = 'propose' | 'withdraw' | 'delete'

/** What can be done with a stored food besides editing it. */
export function FoodActions({ food, isUnsaved = false, onMoved, onDeleted }: FoodActionsProps) {
  const [open, setOpen] = useState<Confirmed | null>(null)
  const close = () => setOpen(null)
  const dialog = (action: Confirmed) => ({ open: open === action, onClose: close, food })
  const portion = food.portions[0]
  const part = { food: food.id, portion: portion?.unit ?? 'gram', quantity: portion ? 1 : 100 } as const
  const saveFirst = isUnsaved ? 'Save your changes first' : undefined
  const canChange = food.status === 'private' || food.status === 'declined'
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
      <ProposeDialog {...dialog('propose')} onDone={onMoved} />
      <WithdrawDialog {...dialog('withdraw')} onDone={onMoved} />
      <DeleteDialog {...dialog('delete')} onDone={onDeleted} />
    </SectionCard>
  )
}

interface ActionDialogProps {
  food: OwnFood
  open: boolean
  onClose: () => void
  onDone: (() => void) | undefined
}

/** Runs to its end also if the view that asked is gone by then. @returns whether it succeeded; the dialog shows the error */
async function succeeds(change: Promise<unknown>): Promise<boolean> {
  try {
    await change
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}

function ProposeDialog({ food, open, onClose, onDone }: ActionDialogProps) {
  const { mutateAsync, isPending, error } = useProposal(food.id)

  async function handleConfirm() {
    if (!(await succeeds(mutateAsync()))) return
    onClose()
    onDone?.()
    toast.success('Proposed. An admin reads it next.')
  }

  return (
    <ConfirmDialog
      open={open}
      title={`Propose ${food.name}`}
      action="Propose"
      busy="Proposing…"
      isSafe
      isBusy={isPending}
      error={error?.message}
      onClose={onClose}
      onConfirm={handleConfirm}
    >
      <ul className="grid list-disc gap-2 pl-5">
        <li>An admin reads it, and accepts it or says why not.</li>
        <li>Once accepted, everyone finds it and uses it in plates.</li>
        <li>You can’t change or delete it then. While it waits you can withdraw it.</li>
      </ul>
    </ConfirmDialog>
  )
}

function WithdrawDialog({ food, open, onClose, onDone }: ActionDialogProps) {
  const { mutateAsync, isPending, error } = useWithdrawal(food.id)

  async function handleConfirm() {
    if (!(await succeeds(mutateAsync()))) return
    onClose()
    onDone?.()
    toast.success('Withdrawn. Only you see it, and you can change it.')
  }

  return (
    <ConfirmDialog
      open={open}
      title={`Withdraw ${food.name}`}
      action="Withdraw"
      busy="Withdrawing…"
      isSafe
      isBusy={isPending}
      error={error?.message}
      onClose={onClose}
      onConfirm={handleConfirm}
    >
      <p>No admin reads it any more. You can change it and propose it again.</p>
    </ConfirmDialog>
  )
}

function DeleteDialog({ food, open, onClose, onDone }: ActionDialogProps) {
  const { mutateAsync, isPending, error } = useDeleteFood(food.id)
  const navigate = useNavigate()
  const list = useListPath(OWN_FOODS_PATH)

  async function handleConfirm() {
    if (!(await succeeds(mutateAsync()))) return
    onClose()
    onDone?.()
    toast.success('Food deleted.')
    void navigate(list)
  }

  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${food.name}`}
      action="Delete"
      busy="Deleting…"
      isBusy={isPending}
      error={error?.message}
      onClose={onClose}
      onConfirm={handleConfirm}
    >
      <p>It’s removed for good. Plates that you saved as a link lose it. Dishes made of it keep their amounts.</p>
    </ConfirmDialog>
  )
}

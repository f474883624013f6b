import type { ReactNode, RefObject } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface FilterSheetProps {
  open: boolean
  onClose: () => void
  returnTo: RefObject<HTMLElement | null>
  buttonLabel: string
  children: ReactNode
}

/** Filters take effect at once, behind the sheet; its button shows the results. */
export function FilterSheet({ open, onClose, returnTo, buttonLabel, children }: FilterSheetProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      returnTo={returnTo}
      size="sheet"
      title="Filters and order"
      actions={
        <Button block onClick={onClose}>
          {buttonLabel}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}

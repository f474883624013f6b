import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { cx } from './cx.ts'

interface DialogProps {
  open: boolean
  onClose: () => void
  /** Work is pending, so only its owner can close it. */
  isHeld?: boolean
  title: string
  /** Takes the focus on close when the opener is gone. */
  returnTo?: RefObject<HTMLElement | null>
  /** 430 px, or 720 px for writing. */
  size?: 'normal' | 'wide'
  /** Right-aligned; the first takes the focus, so put Cancel before destructive actions. */
  actions?: ReactNode
  children: ReactNode
}

/** The native modal dialog handles the focus trap, Escape and the return of focus. */
export function Dialog({
  open,
  onClose,
  isHeld = false,
  title,
  returnTo,
  size = 'normal',
  actions,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // With the commit: a late close event must not find a dialog that is to be open and is not yet.
  useLayoutEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    if (open || !element?.open) return
    element.close()
    const focused = document.activeElement
    if (focused === document.body || element.contains(focused)) returnTo?.current?.focus()
  }, [open, returnTo])

  // Closing before unmounting returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file input inside fires a bubbling cancel event too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (!isHeld) onClose()
      }}
      // React bubbles the close event of nested dialogs. The event comes late: a dialog opened again stays open.
      onClose={(event) => {
        if (!open || event.currentTarget.open || event.target !== event.currentTarget) return
        // Browsers close it on a second Escape without asking.
        if (isHeld) event.currentTarget.showModal()
        else onClose()
      }}
      className={cx(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] overflow-y-auto rounded-panel border border-line bg-raised p-6 text-ink shadow-modal md:p-8',
        'transition-[opacity,translate] duration-(--dur-3) ease-out starting:open:translate-y-3 starting:open:opacity-0',
        size === 'wide' ? 'max-w-180' : 'max-w-107.5',
      )}
    >
      <h2 id={titleId} className="mb-2 text-h3">
        {title}
      </h2>
      {open ? children : null}
      {open && actions ? <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div> : null}
    </dialog>
  )
}

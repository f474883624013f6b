import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { cx } from './cx.ts'

interface DialogProps {
  open: boolean
  onClose: () => void
  /** Work is pending, so only its owner can close it. */
  isLocked?: boolean
  title: string
  /** Takes the focus on close when the opener is gone. */
  returnTo?: RefObject<HTMLElement | null>
  /** 430 px, 720 px for writing, or a sheet along the bottom of a phone's screen. */
  size?: keyof typeof SIZES
  /** Right-aligned; the first takes the focus, so put Cancel before destructive actions. */
  actions?: ReactNode
  children: ReactNode
}

const SIZES = {
  normal: 'm-auto w-[calc(100vw-2rem)] max-w-107.5 rounded-panel',
  wide: 'm-auto w-[calc(100vw-2rem)] max-w-180 rounded-panel',
  sheet: 'mx-0 mt-auto mb-0 w-full max-w-none rounded-t-panel pb-[max(1.5rem,env(safe-area-inset-bottom))]',
}

/** The open dialogs, latest last. */
const openDialogs: HTMLDialogElement[] = []

/** Dialogs do not stack: one that is opened from another replaces it until it is closed. */
function show(element: HTMLDialogElement) {
  openDialogs.at(-1)?.setAttribute('data-replaced', '')
  openDialogs.push(element)
  element.showModal()
}

/** Call this before closing, so that the dialog below can take the focus back. */
function restoreDialogBelow(element: HTMLDialogElement) {
  const at = openDialogs.indexOf(element)
  if (at < 0) return
  openDialogs.splice(at, 1)
  element.removeAttribute('data-replaced')
  openDialogs.at(-1)?.removeAttribute('data-replaced')
}

/** The native modal dialog handles the focus trap, Escape and the return of focus. */
export function Dialog({
  open,
  onClose,
  isLocked = false,
  title,
  returnTo,
  size = 'normal',
  actions,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // A layout effect, so that a late close event never meets a dialog that should be open but is not yet.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) show(element)
    if (open) return
    restoreDialogBelow(element)
    if (!element.open) return
    element.close()
    const focused = document.activeElement
    if (focused === document.body || element.contains(focused)) returnTo?.current?.focus()
  }, [open, returnTo])

  // Closing before unmounting returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      if (!element) return
      restoreDialogBelow(element)
      element.close()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file input inside fires a bubbling cancel event too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (!isLocked) onClose()
      }}
      // React bubbles the close event of nested dialogs. It is asynchronous: a reopened dialog stays open.
      onClose={(event) => {
        if (!open || event.currentTarget.open || event.target !== event.currentTarget) return
        // Browsers close it on a second Escape without asking.
        if (isLocked) event.currentTarget.showModal()
        else onClose()
      }}
      className={cx(
        'visible data-replaced:invisible data-replaced:backdrop:invisible max-h-[calc(100dvh-2rem)] overflow-y-auto border border-line bg-raised p-6 text-ink shadow-modal md:p-8',
        'transition-[opacity,translate] duration-(--dur-3) ease-out starting:open:translate-y-3 starting:open:opacity-0',
        SIZES[size],
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

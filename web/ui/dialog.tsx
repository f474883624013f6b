import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { cx } from './cx.ts'

interface DialogProps {
  open: boolean
  onClose: () => void
  /** What it has begun is under way: nothing closes it but its owner. */
  isHeld?: boolean
  title: string
  /** Gets the focus at the end where what it came from is gone: what tells of the outcome. */
  returnTo?: RefObject<HTMLElement | null>
  /** 430 px, or 720 for writing. */
  size?: 'normal' | 'wide'
  /** At the right end, below the text; the first gets the focus, so Cancel stands before what cannot be undone. */
  actions?: ReactNode
  children: ReactNode
}

/** The browser's modal dialog: focus stays inside, Escape closes, focus returns where it came from. */
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

  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    if (open || !element?.open) return
    element.close()
    const focused = document.activeElement
    if (focused === document.body || element.contains(focused)) returnTo?.current?.focus()
  }, [open, returnTo])

  // One that goes away with its part of the page is closed first: only so the focus returns.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file input inside cancels too, and its event rises to here.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (!isHeld) onClose()
      }}
      // React lets the end of a dialog inside this one rise to here too.
      onClose={(event) => {
        if (!open || event.target !== event.currentTarget) return
        // A second Escape closes it without asking.
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

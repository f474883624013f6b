import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from './icon-button.tsx'

interface DrawerProps {
  open: boolean
  onClose: () => void
  label: string
  side?: 'left' | 'right'
  children: ReactNode
}

const SIDES = {
  right: 'ml-auto mr-0 translate-x-full starting:open:translate-x-full border-l',
  left: 'mr-auto ml-0 -translate-x-full starting:open:-translate-x-full border-r',
}

/** Escape, the backdrop and every link inside close it. */
export function Drawer({ open, onClose, label, side = 'right', children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    if (!open && element?.open) element.close()
  }, [open])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser itself closes it on Escape
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={() => open && onClose()}
      onClick={({ target, currentTarget }) => {
        const isLink = target instanceof Element && target.closest('a') !== null
        if (target === currentTarget || isLink) onClose()
      }}
      className={`my-0 h-dvh max-h-none w-80 max-w-[calc(100vw-3rem)] overflow-y-auto overscroll-contain border-line bg-surface text-ink shadow-modal transition-[translate,overlay,display] transition-discrete duration-(--dur-3) ease-out open:translate-x-0 ${SIDES[side]}`}
    >
      <div className="flex min-h-full flex-col gap-5 p-5">
        <IconButton label="Close menu" icon={X} outlined onClick={onClose} className="self-end" />
        {children}
      </div>
    </dialog>
  )
}

import { Menu } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Drawer } from '#web/ui/drawer.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface AreaDrawerProps {
  label: string
  /** The sidebar's content; `close` for what is chosen in it and is no link. */
  children: (close: () => void) => ReactNode
}

/** The sidebar under 1024 px. */
export function AreaDrawer({ label, children }: AreaDrawerProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="lg:hidden">
      <IconButton
        label="Open menu"
        icon={Menu}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-ml-2.5"
      />
      <Drawer open={isOpen} onClose={close} label={label} side="left">
        {children(close)}
      </Drawer>
    </div>
  )
}

import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ConsoleSearch } from './console-search.tsx'

/** The search where the bar has no room for its field. */
export function SearchDialog() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton label="Search" icon={Search} outlined aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Dialog
        open={isOpen}
        onClose={close}
        title="Search"
        actions={
          <Button variant="outline" onClick={close}>
            Close
          </Button>
        }
      >
        <div className="min-h-[60dvh]">
          <ConsoleSearch onLeave={close} />
        </div>
      </Dialog>
    </>
  )
}

import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Drawer } from '../drawer.tsx'
import { Menu } from '../menu.tsx'
import { TextareaField } from '../textarea-field.tsx'
import { Specimen } from './group.tsx'

type Overlay = 'question' | 'writing' | 'drawer'

const ENTRY = 'flex min-h-11 w-full items-center rounded-field px-3 hover:bg-primary-soft hover:text-on-primary-soft'

export function Overlays() {
  const [open, setOpen] = useState<Overlay | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Specimen title="Dialogs and drawer">
        <Button variant="outline" onClick={() => setOpen('question')}>
          A question
        </Button>
        <Button variant="outline" onClick={() => setOpen('writing')}>
          A wide dialog
        </Button>
        <Button variant="outline" onClick={() => setOpen('drawer')}>
          Drawer
        </Button>
        <Question open={open === 'question'} onClose={close} />
        <Writing open={open === 'writing'} onClose={close} />
        <Drawer open={open === 'drawer'} onClose={close} label="Menu">
          <Link to="/_ui" className={ENTRY}>
            A link closes it
          </Link>
        </Drawer>
      </Specimen>
      <Specimen title="Menu">
        <Menu trigger="Account" triggerClassName="min-h-11 rounded-pill border-[1.5px] border-line-strong px-5 pt-0.5">
          <Link to="/_ui" className={ENTRY}>
            Profile
          </Link>
          <Link to="/_ui" className={ENTRY}>
            My requests
          </Link>
          <button type="button" className={ENTRY}>
            Log out
          </button>
        </Menu>
      </Specimen>
    </>
  )
}

interface OverlayProps {
  open: boolean
  onClose: () => void
}

function Question({ open, onClose }: OverlayProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Delete Blog"
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" onClick={onClose}>
            Delete
          </Button>
        </>
      }
    >
      <p className="text-ink-muted">Are you sure you want to delete this blog? This action cannot be undone.</p>
    </Dialog>
  )
}

function Writing({ open, onClose }: OverlayProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Send Reply"
      size="wide"
      actions={<Button onClick={onClose}>Send</Button>}
    >
      <TextareaField id="catalogue-reply" label="Message" rows={6} />
    </Dialog>
  )
}

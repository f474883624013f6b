import { useId, useState } from 'react'
import { Link } from 'react-router'
import emptyArt from '#web/illustrations/empty-no-blogs.svg'
import missingArt from '#web/illustrations/empty-not-found.svg'
import { Banner } from '../banner.tsx'
import { Button, ButtonLink } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Drawer } from '../drawer.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ErrorSummary } from '../error-summary.tsx'
import { Menu } from '../menu.tsx'
import { PageMessage } from '../page-message.tsx'
import { TextField } from '../text-field.tsx'
import { TextareaField } from '../textarea-field.tsx'
import { toast } from '../toast.ts'
import { Specimen } from './group.tsx'

function Banners() {
  const [isShown, setShown] = useState(true)
  return (
    <>
      {isShown ? (
        <Banner onDismiss={() => setShown(false)}>Failed to fetch blogs</Banner>
      ) : (
        <Button variant="outline" onClick={() => setShown(true)}>
          Show it again
        </Button>
      )}
      <Banner action={{ label: 'Try again', onClick: () => undefined }}>
        You are offline. What you typed is kept.
      </Banner>
      <Banner tone="warning">This dietitian is not available at the moment.</Banner>
      <Banner tone="success">Your request has been sent.</Banner>
      <Banner tone="info">For adults; not a diagnosis.</Banner>
    </>
  )
}

export function Messages() {
  const id = useId()
  return (
    <>
      <Specimen title="Banners" stacked>
        <Banners />
      </Specimen>
      <Specimen title="Error summary" stacked>
        <ErrorSummary
          heading="Please fill in all required fields:"
          items={[
            { id: `${id}phone`, message: 'Phone number' },
            { id: `${id}height`, message: 'Height' },
          ]}
        />
        <TextField id={`${id}phone`} label="Phone number" error="Phone number is required" />
        <TextField id={`${id}height`} label="Height" unit="cm" error="Height is required" />
      </Specimen>
      <Specimen title="Toasts">
        <Button variant="outline" onClick={() => toast.success('Profile updated successfully!')}>
          Success
        </Button>
        <Button variant="outline" onClick={() => toast.error('The picture is larger than 5 MB')}>
          Error
        </Button>
      </Specimen>
      <Specimen title="Empty state" stacked>
        <EmptyState
          level={3}
          art={emptyArt}
          title="No blogs yet"
          text="Your first article can be short: one plate, one idea."
          action={<Button>Create Your First Blog</Button>}
        />
      </Specimen>
      <Specimen title="Page message" stacked>
        <PageMessage
          art={missingArt}
          title="This plate is empty"
          text="The page you are looking for is not here."
          actions={<ButtonLink to="/">Go to the home page</ButtonLink>}
        />
      </Specimen>
    </>
  )
}

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

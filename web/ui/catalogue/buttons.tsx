import { Ellipsis, Pencil, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonAnchor, ButtonLink, type ButtonVariant } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { Specimen } from './group.tsx'

const VARIANTS: ButtonVariant[] = ['primary', 'outline', 'soft', 'ghost', 'danger']
const FOCUS = 'outline-3 outline-focus outline-offset-3'

function SendOnce() {
  const [isBusy, setBusy] = useState(false)
  function handleClick() {
    setBusy(true)
    setTimeout(() => setBusy(false), 2000)
  }
  return (
    <Button icon={Send} isBusy={isBusy} busyLabel="Sending..." onClick={handleClick}>
      Send
    </Button>
  )
}

export function Buttons() {
  return (
    <>
      <Specimen title="Variants">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Specimen>
      <Specimen title="Hover, pressed, focus, off, busy">
        <Button className="bg-primary-hover!">Hover</Button>
        <Button className="bg-primary-active!">Pressed</Button>
        <Button className={FOCUS}>Focus</Button>
        <Button disabled>Disabled</Button>
        <Button disabledReason="Write a message first">Off, with reason</Button>
        <Button isBusy busyLabel="Sending...">
          Send Message
        </Button>
        <Button variant="outline" isBusy busyLabel="Saving...">
          Save
        </Button>
        <SendOnce />
      </Specimen>
      <Specimen title="Sizes, icons, links">
        <Button size="small" variant="outline">
          Small
        </Button>
        <Button>Medium</Button>
        <Button size="large">Large</Button>
        <Button variant="danger" icon={Trash2}>
          Delete
        </Button>
        <ButtonLink to="/dietitians" variant="soft">
          Link
        </ButtonLink>
        <ButtonAnchor href="tel:+919814000101" variant="outline">
          Call
        </ButtonAnchor>
      </Specimen>
      <Specimen title="In full width" stacked>
        <Button block>Log in</Button>
        <ButtonLink to="/register" block variant="outline">
          Create an account
        </ButtonLink>
      </Specimen>
      <Specimen title="Icon buttons, with tooltips">
        <IconButton label="Edit" icon={Pencil} />
        <IconButton label="Edit" icon={Pencil} outlined />
        <IconButton label="More" icon={Ellipsis} outlined className={FOCUS} />
        <IconButton label="Pinned" icon={Pencil} outlined aria-pressed />
        <IconButton label="Delete" icon={Trash2} outlined disabled />
      </Specimen>
    </>
  )
}

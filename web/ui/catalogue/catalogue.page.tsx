import { Clock, Eye, FileText, Pencil, Sparkles } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import art from '#web/illustrations/empty-no-blogs.svg'
import portrait from '#web/illustrations/portrait-2.svg'
import { Avatar } from '../avatar.tsx'
import { Badge, type BadgeTone } from '../badge.tsx'
import { Banner, type BannerTone } from '../banner.tsx'
import { Breadcrumb } from '../breadcrumb.tsx'
import { Button, ButtonLink, type ButtonVariant } from '../button.tsx'
import { Card } from '../card.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { CountBadge } from '../count-badge.tsx'
import { Drawer } from '../drawer.tsx'
import { EmptyState } from '../empty-state.tsx'
import { IconButton } from '../icon-button.tsx'
import { KatoriProgress } from '../katori-progress.tsx'
import { Menu } from '../menu.tsx'
import { Pagination } from '../pagination.tsx'
import { Rating } from '../rating.tsx'
import { Skeleton } from '../skeleton.tsx'
import { StatCards } from '../stat-cards.tsx'
import { Stepper } from '../stepper.tsx'
import { toast } from '../toast.ts'
import { Inputs } from './inputs.tsx'

export const meta = () => [{ title: 'Components' }, { name: 'robots', content: 'noindex' }]

const THEMES = ['light', 'dark'] as const

/** The components of `web/ui` in their states and both themes, for developers. */
export default function CataloguePage() {
  return (
    <div className="wrap grid gap-12 py-12">
      <h1>Components</h1>
      <div className="grid gap-5 xl:grid-cols-2">
        {THEMES.map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className="grid min-w-0 auto-rows-min gap-8 rounded-panel border border-line bg-bg p-4 text-ink md:p-6"
          >
            <Buttons />
            <Inputs />
            <Facts />
            <Messages />
            <Overlays />
          </div>
        ))}
      </div>
    </div>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}

const VARIANTS: ButtonVariant[] = ['primary', 'outline', 'soft', 'ghost', 'accent', 'danger']

function Buttons() {
  return (
    <>
      {VARIANTS.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} size="small" icon={Pencil}>
            Small
          </Button>
          <Button variant={variant} disabledReason="Write a message first">
            Off, with reason
          </Button>
          <Button variant={variant} isBusy busyLabel="Sending...">
            Send
          </Button>
          <IconButton label="Edit" icon={Pencil} outlined aria-pressed={variant === 'primary'} />
        </Row>
      ))}
      <ButtonLink to="/register" block size="large">
        A link in full width
      </ButtonLink>
    </>
  )
}

const TONES: BadgeTone[] = ['neutral', 'primary', 'accent', 'success', 'warning', 'danger', 'info']

function Facts() {
  const [page, setPage] = useState(5)
  return (
    <>
      <Row>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone} dot>
            {tone}
          </Badge>
        ))}
        <Badge icon={Sparkles}>With an icon</Badge>
        <CountBadge count={9} />
        <CountBadge count={42} />
      </Row>
      <Row>
        <Avatar name="Gurdeep" size={84} pictures={[{ width: 84, url: portrait }]} />
        {['Anjali', 'Simran', 'Vikram', 'Bela', 'गुरप्रीत'].map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Rating value={4.9} count={128} />
        <Rating value={null} />
      </Row>
      <StatCards
        stats={[
          { label: 'Total', icon: FileText, value: 14 },
          { label: 'Pending', icon: Clock, value: 3, isHighlighted: true },
          { label: 'Loading', icon: Eye, value: undefined },
        ]}
      />
      <KatoriProgress done={3} label="Profile 60% complete" />
      <Stepper steps={['Request sent', 'Dietitian replies', 'Schedule a session']} current={1} />
      <Breadcrumb entries={[{ label: 'Home', to: '/' }, { label: 'Dr. Gill' }]} />
      <Pagination page={1} pages={3} toHref={(to) => `/_ui?page=${to}`} label="Links" />
      <Pagination page={page} pages={8} onPage={setPage} label="Buttons" />
      <Card>A card</Card>
      <Card raised className="grid gap-2">
        A raised card, loading
        <Skeleton className="h-4.5 w-3/4" />
      </Card>
    </>
  )
}

const BANNER_TONES: BannerTone[] = ['danger', 'warning', 'success', 'info']

function Messages() {
  return (
    <>
      {BANNER_TONES.map((tone) => (
        <Banner key={tone} tone={tone} onDismiss={() => {}} action={{ label: 'Try again', onClick: () => {} }}>
          {tone}
        </Banner>
      ))}
      <Row>
        <Button onClick={() => toast.success('Profile updated successfully!')}>Success toast</Button>
        <Button onClick={() => toast.error('The picture is larger than 5 MB')}>Error toast</Button>
      </Row>
      <EmptyState
        level={3}
        art={art}
        title="No blogs yet"
        text="One plate, one idea."
        action={<Button>Create</Button>}
      />
    </>
  )
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null)
  const close = () => setOpen(null)
  return (
    <Row>
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('drawer')}>Drawer</Button>
      <Menu trigger="Menu">
        <ButtonLink to="/_ui">A link closes it</ButtonLink>
      </Menu>
      <ConfirmDialog open={open === 'dialog'} title="Delete Blog" action="Delete" onClose={close} onConfirm={close}>
        Are you sure you want to delete this blog?
      </ConfirmDialog>
      <Drawer open={open === 'drawer'} onClose={close} label="Drawer">
        <ButtonLink to="/_ui">A link closes it</ButtonLink>
      </Drawer>
    </Row>
  )
}

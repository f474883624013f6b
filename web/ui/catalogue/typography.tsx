import { CircleAlert, Clock, Eye, FileText, Sparkles } from 'lucide-react'
import { useState } from 'react'
import portrait from '#web/illustrations/portrait-2.svg'
import { formatDate, formatDateTime, formatMoney, formatNumber, formatWhen } from '#web/lib/format.ts'
import { Avatar } from '../avatar.tsx'
import { Badge, type BadgeTone } from '../badge.tsx'
import { Breadcrumb } from '../breadcrumb.tsx'
import { Card } from '../card.tsx'
import { CountBadge } from '../count-badge.tsx'
import { KatoriProgress } from '../katori-progress.tsx'
import { Pagination } from '../pagination.tsx'
import { Rating } from '../rating.tsx'
import { Skeleton } from '../skeleton.tsx'
import { StatCards } from '../stat-cards.tsx'
import { Stepper } from '../stepper.tsx'
import { Specimen } from './group.tsx'

const NOW = new Date('2026-11-21T05:12:00Z')
const MOMENTS = ['2026-11-21T03:12:00Z', '2026-11-20T05:12:00Z', '2026-11-17T05:12:00Z', '2026-11-01T05:12:00Z']

export function Typography() {
  return (
    <>
      <Specimen title="Headings, text, links" stacked>
        <p className="display font-(--weight-display) [font-stretch:var(--stretch-display)]">Transform your health</p>
        <p className="font-semibold text-h1">A full plate, h1</p>
        <h3>One bowl at a time, h3</h3>
        <h4>Card title, h4</h4>
        <p className="lead">A lead: talk about bowls, plates and portions before grams.</p>
        <p>
          Body, with{' '}
          <a href="#type" className="text-link-line">
            a link in the text
          </a>
          , <span lang="hi">दाल चावल</span> and <span lang="pa">ਸਰ੍ਹੋਂ ਦਾ ਸਾਗ</span>.
        </p>
        <p className="text-ink-muted text-sm">Small, muted</p>
        <p className="text-ink-subtle text-xs">Caption, the smallest</p>
      </Specimen>
      <Specimen title="Money, numbers, dates" stacked>
        <p className="num text-h2">{formatMoney(125000)}</p>
        <p>
          {formatMoney(699)}, {formatMoney(5000)}, {formatNumber(1906)}, {formatNumber(100000)}
        </p>
        <p>
          {formatDate(NOW)}; {formatDateTime(NOW)}; {MOMENTS.map((moment) => formatWhen(moment, NOW)).join('; ')}
        </p>
      </Specimen>
    </>
  )
}

const TONES: BadgeTone[] = ['neutral', 'primary', 'accent', 'success', 'warning', 'danger', 'info']

export function Badges() {
  return (
    <>
      <Specimen title="Tones">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Specimen>
      <Specimen title="Statuses with a dot, with an icon">
        <Badge tone="warning" dot>
          Pending
        </Badge>
        <Badge tone="success" dot>
          Replied
        </Badge>
        <Badge dot>Closed</Badge>
        <Badge tone="accent" icon={Sparkles}>
          AI Generated
        </Badge>
        <Badge tone="danger" icon={CircleAlert}>
          High priority
        </Badge>
      </Specimen>
      <Specimen title="Counts">
        <CountBadge count={3} />
        <CountBadge count={9} />
        <CountBadge count={42} />
      </Specimen>
    </>
  )
}

const STEPS = ['Request sent', 'Dietitian replies', 'Schedule a session']
const ENTRIES = [{ label: 'Home', to: '/' }, { label: 'Dietitians', to: '/dietitians' }, { label: 'Dr. Gill' }]

const toHref = (page: number) => `/_ui?page=${page}`

export function Ways() {
  const [page, setPage] = useState(5)
  return (
    <>
      <Specimen title="Breadcrumb">
        <Breadcrumb entries={ENTRIES} />
      </Specimen>
      <Specimen title="Pagination: short, first, long, on buttons" stacked>
        <Pagination page={1} pages={3} toHref={toHref} label="Short" />
        <Pagination page={1} pages={20} toHref={toHref} label="First" />
        <Pagination page={10} pages={20} toHref={toHref} label="Long" />
        <Pagination page={page} pages={8} onPage={setPage} label="On buttons" />
      </Specimen>
      <Specimen title="Stepper" stacked>
        <Stepper steps={STEPS} current={1} />
      </Specimen>
    </>
  )
}

const NAMES = ['Anjali', 'Simran', 'Vikram', 'Bela', 'गुरप्रीत']

export function People() {
  return (
    <>
      <Specimen title="Avatars">
        <Avatar name="Gurdeep" id={0} size={84} pictures={[{ width: 84, url: portrait }]} />
        <Avatar name="Anjali" id={4} size={84} />
        <Avatar name="Simran" id={0} size={64} />
        <Avatar name="Vikram" id={2} size={48} />
        <Avatar name="Bela" id={1} size={40} />
      </Specimen>
      <Specimen title="Tints, by id">
        {NAMES.map((name, id) => (
          <Avatar key={name} name={name} id={id} />
        ))}
      </Specimen>
      <Specimen title="Figures, one that needs action, one that is loading" stacked>
        <StatCards
          stats={[
            { label: 'Total', icon: FileText, value: 14 },
            { label: 'Pending', icon: Clock, value: 3, isHot: true },
            { label: 'Total views', icon: Eye, value: undefined },
          ]}
        />
      </Specimen>
      <Specimen title="Rating">
        <Rating value={4.9} count={128} />
        <Rating value={4} count={1} />
        <Rating value={3.6} />
        <Rating value={null} />
      </Specimen>
      <Specimen title="Progress" stacked>
        <KatoriProgress done={0} label="Profile 0% complete" />
        <KatoriProgress done={3} label="Profile 60% complete" />
        <KatoriProgress done={5} label="Profile 100% complete" />
      </Specimen>
      <Specimen title="Cards and skeleton" stacked>
        <Card>A card</Card>
        <Card raised>The one key panel</Card>
        <Card as="section" aria-label="Loading" className="grid gap-3">
          <div className="flex items-center gap-3">
            <Skeleton className="size-16 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4.5 w-3/4" />
              <Skeleton className="h-3.5 w-2/5" />
            </div>
          </div>
          <Skeleton className="h-11" />
          <Skeleton className="h-3.5 w-4/5" />
        </Card>
      </Specimen>
    </>
  )
}

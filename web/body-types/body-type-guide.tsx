import { Activity, ChevronDown, type LucideIcon, PersonStanding, Utensils } from 'lucide-react'
import { Fragment, useId, useState } from 'react'
import { Form } from 'react-router'
import {
  GUIDES,
  type BodyTypeGuide as Guide,
  ILLUSTRATIVE_NOTE,
  SHAPE_LINE,
} from '#domain/body-types/body-types.content.ts'
import { BODY_TYPES, type BodyType, type BodyTypeGroup, type BodyTypeId } from '#domain/body-types/body-types.ts'
import apple from '#web/illustrations/body-apple.svg'
import ectomorph from '#web/illustrations/body-ectomorph.svg'
import endomorph from '#web/illustrations/body-endomorph.svg'
import hourglass from '#web/illustrations/body-hourglass.svg'
import mesomorph from '#web/illustrations/body-mesomorph.svg'
import pear from '#web/illustrations/body-pear.svg'
import rectangle from '#web/illustrations/body-rectangle.svg'
import { useQueryParams } from '#web/lib/address/use-query-params.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { BODY_TYPES_PATH, GROUP_QUERY } from './body-types-address.ts'

const GROUPS = [
  { value: 'women', label: 'Women' },
  { value: 'men', label: 'Men' },
] as const

const HEADINGS: Record<BodyTypeGroup, string> = {
  women: 'Four women’s shapes',
  men: 'Three men’s builds',
}

/** The group is in the address; changing it closes the open card. */
export function BodyTypeGuide() {
  const { values: group, apply } = useQueryParams(GROUP_QUERY)
  return (
    <section id="types" className="section">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <div>
            <h2>{HEADINGS[group]}</h2>
            <p className="lead mt-4">
              {SHAPE_LINE}{' '}
              <a href="#sources" className="whitespace-nowrap text-link-line">
                See the sources
              </a>
            </p>
          </div>
          <Form
            method="get"
            action={BODY_TYPES_PATH}
            // A value restored by the browser could contradict the address.
            autoComplete="off"
            // The change event already handles it.
            onSubmit={(event) => event.preventDefault()}
            className="flex flex-wrap items-center gap-3"
          >
            <Segmented legend="Body types for" name="for" options={GROUPS} value={group} onChange={apply} />
            <noscript>
              <Button type="submit" variant="outline">
                Apply
              </Button>
            </noscript>
          </Form>
        </div>
        <div className="mt-8 lg:mt-12">
          <BodyTypeGrid key={group} group={group} />
        </div>
        <p className="mt-6 max-w-[42rem] text-ink-muted text-sm">{ILLUSTRATIVE_NOTE}</p>
      </div>
    </section>
  )
}

const ART_SIZE = { width: 400, height: 428 } as const

const ART: Record<BodyTypeId, string> = { apple, ectomorph, endomorph, hourglass, mesomorph, pear, rectangle }

const COLUMNS: Record<BodyTypeGroup, string> = {
  women: 'md:grid-cols-2 lg:grid-cols-4',
  men: 'md:grid-cols-3',
}

/** Each card is followed by its full-width panel; the dense grid flow fills the row above an open panel. */
function BodyTypeGrid({ group }: { group: BodyTypeGroup }) {
  const [selected, setSelected] = useState<BodyTypeId | null>(null)
  const panelId = useId()
  return (
    <div
      className={cx(
        'grid grid-flow-dense gap-(--gap) [--gap:--spacing(3)] md:[--gap:--spacing(5)] lg:[--gap:--spacing(6)]',
        COLUMNS[group],
      )}
    >
      {BODY_TYPES[group].map((type) => (
        <Fragment key={type.id}>
          <BodyTypeCard
            type={type}
            group={group}
            art={ART[type.id]}
            isOpen={selected === type.id}
            panelId={`${panelId}${type.id}`}
            onToggle={() => setSelected(selected === type.id ? null : type.id)}
          />
          <BodyTypePanel id={`${panelId}${type.id}`} guide={GUIDES[type.id]} isOpen={selected === type.id} />
        </Fragment>
      ))}
    </div>
  )
}

interface BodyTypeCardProps {
  type: BodyType
  group: BodyTypeGroup
  art: string
  isOpen: boolean
  panelId: string
  onToggle: () => void
}

// An arrow from the selected card to its panel.
const NOTCH =
  'after:absolute after:-bottom-[calc(var(--gap)+10px)] after:left-1/2 after:z-1 after:size-4.5 after:-translate-x-1/2 after:rotate-45 after:border-primary after:border-t-[1.5px] after:border-l-[1.5px] after:bg-surface max-md:after:left-14'

/** Without scripts every panel is open. */
function BodyTypeCard({ type, group, art, isOpen, panelId, onToggle }: BodyTypeCardProps) {
  return (
    <div
      className={cx(
        'relative flex items-center gap-4 rounded-card border-[1.5px] p-3 pr-5 shadow-card transition-colors duration-(--dur-1) md:block md:px-4 md:pt-6 md:pb-5 md:text-center noscript:after:hidden',
        isOpen ? cx('border-primary bg-primary-soft', NOTCH) : 'border-line bg-surface hover:border-line-strong',
      )}
    >
      <img
        src={art}
        alt=""
        {...ART_SIZE}
        loading="lazy"
        className="w-20 flex-none md:mx-auto md:mb-4 md:w-auto md:h-59"
      />
      <div className="min-w-0 grow">
        <h3 className="text-h4">
          <span className="hidden noscript:inline">{type.label}</span>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={onToggle}
            className="inline-flex items-center gap-2 before:absolute before:inset-0 before:rounded-card focus-visible:outline-none focus-visible:before:outline-3 focus-visible:before:outline-focus focus-visible:before:outline-offset-3 noscript:hidden"
          >
            {type.label}
            <ChevronDown
              aria-hidden="true"
              strokeWidth={1.75}
              className={cx('-mt-[.15em] size-5 transition-transform duration-(--dur-2)', isOpen && 'rotate-180')}
            />
          </button>
        </h3>
        <p className="mt-0.5 text-ink-muted text-sm">
          {type.share}% of {group}, illustrative
        </p>
      </div>
    </div>
  )
}

function BodyTypePanel({ id, guide, isOpen }: { id: string; guide: Guide; isOpen: boolean }) {
  return (
    <div
      id={id}
      className={cx(
        'col-span-full rounded-panel border-[1.5px] border-primary bg-surface p-5 shadow-float md:p-8 lg:p-10 noscript:mb-6 noscript:block',
        'transition-[opacity,translate] duration-(--dur-2) ease-out starting:-translate-y-2 starting:opacity-0',
        !isOpen && 'hidden',
      )}
    >
      <p className="num text-h3">{guide.summary}</p>
      <div className="mt-6 grid gap-8 md:mt-8 md:grid-cols-2 lg:grid-cols-3 lg:gap-10">
        <Points icon={PersonStanding} title="Characteristics" points={guide.characteristics} />
        <Points icon={Utensils} title="Diet recommendations" points={guide.diet} />
        <Points icon={Activity} title="Workout tips" points={guide.workout} />
      </div>
      <ButtonLink to="/membership" className="mt-8 max-sm:w-full">
        Get Personalized Plan
      </ButtonLink>
    </div>
  )
}

function Points({ icon: Icon, title, points }: { icon: LucideIcon; title: string; points: readonly string[] }) {
  return (
    <div className="md:max-lg:first:col-span-2">
      <h4 className="flex items-center gap-2.5">
        <Icon aria-hidden="true" className="icon text-primary" />
        {title}
      </h4>
      <ul className="mt-4 grid gap-3 text-ink-muted">
        {points.map((point) => (
          <li key={point} className="border-line border-t pt-3">
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}

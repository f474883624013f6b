import { Activity, type LucideIcon, PersonStanding, Utensils } from 'lucide-react'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import type { BodyTypeGuide } from './body-types.content.ts'

interface BodyTypePanelProps {
  id: string
  guide: BodyTypeGuide
  isOpen: boolean
}

/** As wide as the row of cards, right below it. */
export function BodyTypePanel({ id, guide, isOpen }: BodyTypePanelProps) {
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

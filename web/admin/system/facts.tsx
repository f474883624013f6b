import type { ReactNode } from 'react'
import { SectionCard } from '#web/ui/card.tsx'

interface FactsProps {
  id: string
  title: string
  facts: readonly { label: string; value: ReactNode }[]
  /** What stands below the facts. */
  children?: ReactNode
}

/** A part of the system: each fact on its line. */
export function Facts({ id, title, facts, children }: FactsProps) {
  return (
    <SectionCard id={id} title={title} headingClass="text-h3">
      <dl className="mt-3">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-6 border-line border-b py-2.5 last:border-b-0"
          >
            <dt className="text-ink-muted">{label}</dt>
            <dd className="wrap-anywhere font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </SectionCard>
  )
}

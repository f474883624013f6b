import type { ReactNode } from 'react'
import { SectionCard } from '#web/ui/card.tsx'

export function Section({ text, children, ...card }: { id: string; title: string; text: string; children: ReactNode }) {
  return (
    <SectionCard {...card} headingClass="text-h3">
      <p className="mt-1 text-ink-muted text-sm">{text}</p>
      <div className="mt-5 grid gap-5">{children}</div>
    </SectionCard>
  )
}

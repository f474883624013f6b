import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

interface SectionProps {
  id: string
  title: string
  text: string
  children: ReactNode
}

export function Section({ id, title, text, children }: SectionProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <p className="mt-1 text-ink-muted text-sm">{text}</p>
      <div className="mt-5 grid gap-5">{children}</div>
    </Card>
  )
}

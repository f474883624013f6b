import { TriangleAlert } from 'lucide-react'
import type { Assessment } from '#domain/assessments/inbox.schema.ts'
import { screeningTexts } from '#domain/assessments/screening.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'

/** In the list and in the detail: answers that a plan has to respect. */
export function CareMark() {
  return (
    <Badge tone="warning" icon={TriangleAlert}>
      Read first
    </Badge>
  )
}

/** What a plan has to respect, before everything else. */
export function ReadFirst({ assessment }: { assessment: Assessment }) {
  return (
    <Card as="section" aria-labelledby="read-first">
      <h2 id="read-first" className="flex flex-wrap items-center gap-3 text-h4">
        Before a plan {assessment.needs_care ? <CareMark /> : null}
      </h2>
      <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {screeningTexts(assessment).map(({ field, label, text }) => (
          <div key={field} className="min-w-0 border-line border-t pt-3">
            <dt className="text-ink-muted text-sm">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line font-medium">
              {text ?? <span className="font-normal text-ink-muted">Not answered</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

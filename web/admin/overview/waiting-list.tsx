import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { Waiting } from '#domain/admin/stats.schema.ts'
import { PROMISED_HOURS } from '#domain/assessments/assessment-rules.ts'
import { formatNumber } from '#web/lib/format.ts'
import { Card } from '#web/ui/card.tsx'

interface WaitingEntry {
  count: number
  /** Whole sentences, for one and for many. */
  one: string
  many: (count: string) => string
  to: string
}

function toEntries(waiting: Waiting): WaitingEntry[] {
  const entries: WaitingEntry[] = [
    {
      count: waiting.assessments_overdue,
      one: `One assessment has been waiting for more than ${PROMISED_HOURS} hours.`,
      many: (count) => `${count} assessments have been waiting for more than ${PROMISED_HOURS} hours.`,
      to: '/admin/assessments',
    },
    {
      count: waiting.assigned_overdue,
      one: `One assigned assessment has been waiting for more than ${PROMISED_HOURS} hours.`,
      many: (count) => `${count} assigned assessments have been waiting for more than ${PROMISED_HOURS} hours.`,
      to: '/admin/assessments?status=assigned',
    },
    {
      count: waiting.requests,
      one: 'One request is waiting for a dietitian’s reply.',
      many: (count) => `${count} requests are waiting for a dietitian’s reply.`,
      to: '/admin/requests?waiting=true&ordering=waiting',
    },
    {
      count: waiting.assessments - waiting.assessments_overdue,
      one: `One new assessment came in within the last ${PROMISED_HOURS} hours.`,
      many: (count) => `${count} new assessments came in within the last ${PROMISED_HOURS} hours.`,
      to: '/admin/assessments',
    },
    {
      count: waiting.assigned - waiting.assigned_overdue,
      one: 'One assigned assessment is waiting for an answer.',
      many: (count) => `${count} assigned assessments are waiting for answers.`,
      to: '/admin/assessments?status=assigned',
    },
    {
      count: waiting.applications,
      one: 'One application is waiting for a decision.',
      many: (count) => `${count} applications are waiting for a decision.`,
      to: '/admin/applications',
    },
    {
      count: waiting.certificates,
      one: 'One dietitian’s certificate is waiting for review.',
      many: (count) => `${count} dietitians’ certificates are waiting for review.`,
      to: '/admin/applications/certificates',
    },
    {
      count: waiting.foods,
      one: 'One food is proposed for the library.',
      many: (count) => `${count} foods are proposed for the library.`,
      to: '/admin/foods',
    },
    {
      count: waiting.mails_failed,
      one: 'One email couldn’t be sent.',
      many: (count) => `${count} emails couldn’t be sent.`,
      to: '/admin/mail',
    },
  ]
  return entries.filter(({ count }) => count > 0)
}

/** The open work, above the statistics: people who wait come first, and overdue answers on top. */
export function WaitingList({ waiting }: { waiting: Waiting | undefined }) {
  const entries = waiting ? toEntries(waiting) : []
  return (
    <Card
      as="section"
      aria-labelledby="waiting"
      aria-busy={!waiting}
      data-hot={entries.length > 0 || undefined}
      className="min-h-28 data-hot:border-transparent data-hot:bg-field data-hot:text-ink-on-field"
    >
      <h2 id="waiting" className="text-h4">
        Needs attention
      </h2>
      {waiting && entries.length === 0 ? (
        <p className="mt-3 flex gap-3 text-ink-muted">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-5 text-primary" strokeWidth={1.75} />
          All caught up.
        </p>
      ) : null}
      <ul className="mt-2 grid">
        {entries.map(({ count, one, many, to }) => (
          <li key={one} className="flex min-h-11 items-center py-1">
            <Link to={to} className="inline-flex min-h-11 items-center font-medium underline underline-offset-[.22em]">
              {count === 1 ? one : many(formatNumber(count))}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

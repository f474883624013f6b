import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { Waiting } from '#domain/admin/stats.schema.ts'
import { PROMISED_HOURS } from '#domain/assessments/assessment-rules.ts'
import { formatNumber } from '#web/lib/format.ts'
import { Card } from '#web/ui/card.tsx'

interface Wait {
  text: string
  to: string
}

/** Whole sentences, one for one and one for many. */
function describeWait({ applications, assessments, assessments_overdue, requests, mails_failed }: Waiting): Wait[] {
  const waits: (Wait & { count: number })[] = [
    {
      count: assessments_overdue,
      text:
        assessments_overdue === 1
          ? `One assessment has waited for more than ${PROMISED_HOURS} hours.`
          : `${formatNumber(assessments_overdue)} assessments have waited for more than ${PROMISED_HOURS} hours.`,
      to: '/admin/assessments',
    },
    {
      count: requests,
      text:
        requests === 1
          ? 'One request waits for a dietitian’s reply.'
          : `${formatNumber(requests)} requests wait for a dietitian’s reply.`,
      to: '/admin/requests?ordering=waiting',
    },
    {
      count: assessments - assessments_overdue,
      text:
        assessments - assessments_overdue === 1
          ? `One new assessment came within the last ${PROMISED_HOURS} hours.`
          : `${formatNumber(assessments - assessments_overdue)} new assessments came within the last ${PROMISED_HOURS} hours.`,
      to: '/admin/assessments',
    },
    {
      count: applications,
      text:
        applications === 1
          ? 'One application waits for a decision.'
          : `${formatNumber(applications)} applications wait for a decision.`,
      to: '/admin/applications',
    },
    {
      count: mails_failed,
      text:
        mails_failed === 1 ? 'One mail could not be sent.' : `${formatNumber(mails_failed)} mails could not be sent.`,
      to: '/admin/mail',
    },
  ]
  return waits.filter(({ count }) => count > 0)
}

/** What waits first, before any figure: people on top, the longest promised first. */
export function WaitingList({ waiting }: { waiting: Waiting | undefined }) {
  const waits = waiting ? describeWait(waiting) : []
  return (
    <Card
      as="section"
      aria-labelledby="waiting"
      aria-busy={!waiting}
      data-hot={waits.length > 0 || undefined}
      className="min-h-28 data-hot:border-transparent data-hot:bg-field data-hot:text-ink-on-field"
    >
      <h2 id="waiting" className="text-h4">
        What waits
      </h2>
      {waiting && waits.length === 0 ? (
        <p className="mt-3 flex gap-3 text-ink-muted">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-5 text-primary" strokeWidth={1.75} />
          Nothing waits for the office.
        </p>
      ) : null}
      <ul className="mt-2 grid">
        {waits.map(({ text, to }) => (
          <li key={text} className="flex min-h-11 items-center">
            <Link to={to} className="inline-flex min-h-11 items-center font-medium underline underline-offset-[.22em]">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

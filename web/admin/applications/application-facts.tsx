import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Application } from '#domain/applications/applications.schema.ts'
import { formatDateTime, formatNumber } from '#web/lib/format.ts'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { SectionCard } from '#web/ui/card.tsx'

/** What the applicant says of themselves. */
export function ApplicationFacts({ application }: { application: Application }) {
  const { applicant, years_experience, created_at, status } = application
  return (
    <SectionCard id="facts" title="Application">
      <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact term="Qualification">{application.qualification}</Fact>
        <Fact term="Years of experience">{formatNumber(years_experience)}</Fact>
        <Fact term="Registration council">{application.registration_council}</Fact>
        <Fact term="Registration number">{application.registration_number}</Fact>
        <Fact term="Account">
          <Link to={`/admin/users/${applicant.id}`} className="text-link-line">
            {applicant.email}
          </Link>
        </Fact>
        <Fact term={status === 'pending' ? 'Waiting since' : 'Sent'}>
          {formatDateTime(created_at)}
          <span className="text-ink-muted">
            {' · '}
            <RelativeTime date={created_at} />
          </span>
        </Fact>
      </dl>
    </SectionCard>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-muted text-sm">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

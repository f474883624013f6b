import { queryOptions } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Application, ApplicationDetail } from '#domain/applications/applications.schema.ts'
import { SPECIALIZATION_LABELS } from '#domain/dietitians/specializations.ts'
import { DocumentList } from '#web/applications/documents/document-list.tsx'
import { api } from '#web/lib/api/api.ts'
import { ApplicationStatusBadge } from '#web/lib/application-status.tsx'
import { formatDate, formatDateTime, formatNumber } from '#web/lib/format.ts'
import { RecordPage } from '#web/shell/console/record-page.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { SectionCard } from '#web/ui/card.tsx'
import { Fact } from '#web/ui/fact.tsx'
import type { Route } from './+types/application-detail.page'
import { ApplicantHeader, SentTime } from './applicant-header.tsx'
import { CheckedCredentials } from './credentials/checked-credentials.tsx'
import { DecisionCard } from './decision/decision-card.tsx'

/** Titled by number: a name would stay in the browser's history. */
export const meta = ({ params: { id } }: Route.MetaArgs) =>
  privateMeta(`Application ${id}`, 'One application to work as a dietitian.', '/admin/applications')

const applicationDetail = (id: number) =>
  queryOptions({
    queryKey: ['admin-applications', 'detail', id],
    queryFn: ({ signal }) => api.applications.get(id, { signal }),
  })

export default function ApplicationDetailPage() {
  return (
    <RecordPage
      query={applicationDetail}
      list={{ path: '/admin/applications', name: 'All applications' }}
      notFound={{
        title: 'Application not found',
        text: 'There is no application with this number. The account may have been deleted.',
      }}
    >
      {(application) => <Detail application={application} />}
    </RecordPage>
  )
}

function Detail({ application }: { application: ApplicationDetail }) {
  const { applicant, status, documents, previous } = application
  return (
    <>
      <ApplicantHeader name={applicant.full_name} status={status} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          <ApplicationFacts application={application} />
          <SectionCard id="documents" title="Documents" headingClass="mb-3 text-h4">
            {documents.length > 0 ? (
              <>
                <DocumentList application={application} />
                <p className="mt-3 text-ink-muted text-sm">The audit log records each time one is opened.</p>
              </>
            ) : (
              <p className="text-ink-muted">No document was sent.</p>
            )}
          </SectionCard>
          {status === 'approved' ? <CheckedCredentials dietitianId={applicant.id} /> : null}
          {previous.length > 0 ? <PreviousApplications applications={previous} /> : null}
        </div>
        <DecisionCard application={application} />
      </div>
    </>
  )
}

/** The same person's earlier applications, with the reasons for the decisions. */
function PreviousApplications({ applications }: { applications: readonly Application[] }) {
  return (
    <SectionCard id="previous" title="Earlier applications by this applicant">
      <ul className="mt-3 divide-y divide-line">
        {applications.map(({ id, created_at, status, reason }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <Link to={`/admin/applications/${id}`} className="inline-flex min-h-6 text-link-line">
                {`Sent on ${formatDate(created_at)}`}
              </Link>
              <ApplicationStatusBadge status={status} />
            </p>
            {reason ? <p className="wrap-anywhere mt-1 whitespace-pre-line text-sm">{reason}</p> : null}
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

/** The applicant's own statements. */
function ApplicationFacts({ application }: { application: Application }) {
  const { applicant, years_experience, specialization, created_at, sent_again_at, status } = application
  return (
    <SectionCard id="facts" title="Application">
      <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact term="Qualification">{application.qualification}</Fact>
        <Fact term="Years of experience">{formatNumber(years_experience)}</Fact>
        <Fact term="Registration council">{application.registration_council}</Fact>
        <Fact term="Registration number">{application.registration_number}</Fact>
        {specialization ? <Fact term="Specialization">{SPECIALIZATION_LABELS[specialization]}</Fact> : null}
        <Fact term="Account">
          <Link to={`/admin/users/${applicant.id}`} className="text-link-line">
            {applicant.email}
          </Link>
        </Fact>
        <Fact term={status === 'pending' ? 'Waiting since' : 'Sent'}>
          <SentTime date={created_at} />
        </Fact>
        {sent_again_at ? <Fact term="Sent again">{formatDateTime(sent_again_at)}</Fact> : null}
      </dl>
    </SectionCard>
  )
}

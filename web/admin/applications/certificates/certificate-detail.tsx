import { queryOptions } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Certificate } from '#domain/applications/certificates.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { DocumentViewer } from '#web/lib/documents/document-viewer.tsx'
import { formatDate } from '#web/lib/format.ts'
import { RecordPage } from '#web/shell/console/record-page.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { Fact } from '#web/ui/fact.tsx'
import { ApplicantHeader, SentTime } from '../applicant-header.tsx'
import { CheckedCredentials } from '../credentials/checked-credentials.tsx'
import { CertificateDecisionCard } from './certificate-decision-card.tsx'

const certificateDetail = (id: number) =>
  queryOptions({
    queryKey: ['admin-certificates', 'detail', id],
    queryFn: ({ signal }) => api.certificates.get(id, { signal }),
  })

export function CertificateDetail() {
  return (
    <RecordPage
      query={certificateDetail}
      list={{ path: '/admin/applications/certificates', name: 'All certificates' }}
      notFound={{
        title: 'Certificate not found',
        text: 'There is no certificate with this number. The dietitian may have removed or replaced it.',
      }}
    >
      {(certificate) => <Detail certificate={certificate} />}
    </RecordPage>
  )
}

function Detail({ certificate }: { certificate: Certificate }) {
  const { id, dietitian, document, status } = certificate
  return (
    <>
      <ApplicantHeader name={dietitian.full_name} status={status} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          <CertificateFacts certificate={certificate} />
          <SectionCard id="document" title={document.name} headingClass="wrap-anywhere mb-4 text-h4">
            <DocumentViewer
              id={`certificate-${id}`}
              {...document}
              load={(signal) => api.certificates.openDocument(id, { signal })}
            />
            <p className="mt-3 text-ink-muted text-sm">The audit log records each time it’s opened.</p>
          </SectionCard>
          <CheckedCredentials dietitianId={dietitian.id} />
        </div>
        <CertificateDecisionCard certificate={certificate} />
      </div>
    </>
  )
}

/** What the certificate proves, according to the dietitian. */
function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const { kind, title, council, number, expires_on, created_at, dietitian } = certificate
  return (
    <SectionCard id="facts" title="What it proves">
      <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {kind === 'qualification' ? (
          <Fact term="Qualification">{title}</Fact>
        ) : (
          <>
            <Fact term="Registration council">{council}</Fact>
            <Fact term="Registration number">{number}</Fact>
          </>
        )}
        <Fact term="Valid until, as stated">{expires_on ? formatDate(expires_on) : 'No end date stated'}</Fact>
        <Fact term="Account">
          <Link to={`/admin/users/${dietitian.id}`} className="text-link-line">
            {dietitian.full_name}
          </Link>
        </Fact>
        <Fact term="Sent">
          <SentTime date={created_at} />
        </Fact>
      </dl>
    </SectionCard>
  )
}

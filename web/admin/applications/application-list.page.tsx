import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Application } from '#domain/applications/applications.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { ApplicationStatusBadge } from '#web/lib/application-status.tsx'
import { formatDate, formatNumber } from '#web/lib/format.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import type { Column } from '#web/shell/list/data-table.tsx'
import { toPageQuery } from '#web/shell/list/filter-codec.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { adminList, ListPage, PersonCell, useAdminList } from '../list-page.tsx'
import { waitingWork } from '../stats.queries.ts'
import { stateChoice, toStatusQuery } from './state-filter.ts'

export const meta = () => privateMeta('Applications', 'People who want to work as dietitians.', '/admin/applications')

/** Oldest first. */
const APPLICATIONS = adminList({
  queryKey: ['admin-applications', 'list'],
  load: ({ status, page }, { signal }) =>
    api.applications.list(toPageQuery({ ...toStatusQuery(status), ordering: 'created_at', page }), { signal }),
  choices: { status: stateChoice(['changes_requested', 'approved', 'declined']) },
})

const COLUMNS: Column<Application>[] = [
  {
    label: 'Applicant',
    isTitle: true,
    cell: ({ id, applicant }) => (
      <PersonCell to={`/admin/applications/${id}`} name={applicant.full_name} email={applicant.email} />
    ),
  },
  { label: 'Qualification', cell: ({ qualification }) => <span className="wrap-anywhere">{qualification}</span> },
  {
    label: 'Registration',
    cell: ({ registration_council, registration_number }) => (
      <span className="wrap-anywhere">
        {registration_council}, {registration_number}
      </span>
    ),
  },
  { label: 'Documents', isNumber: true, cell: ({ documents }) => documents.length },
  { label: 'Sent', cell: ({ created_at }) => <RelativeTime date={created_at} /> },
  { label: 'Status', cell: (application) => <State application={application} /> },
]

export default function ApplicationListPage() {
  const list = useAdminList(APPLICATIONS)
  return (
    <ListPage
      list={list}
      title="Applications"
      intro="People who want to work as dietitians. Longest waiting first."
      notice={<CertificatesLink />}
      one="application"
      many="applications"
      nothing={list.applied.status === 'all' ? NONE_AT_ALL : NONE_OF_STATUS}
      wholeList={{ status: 'all' }}
      columns={COLUMNS}
    />
  )
}

const NONE_AT_ALL = {
  title: 'No applications yet',
  text: 'Dietitians apply when they register.',
  action: { label: 'See the users', to: '/admin/users' },
}
/** The default filter shows only pending ones: an empty list does not mean that none were decided. */
const NONE_OF_STATUS = {
  title: 'All caught up',
  text: 'Nobody is waiting for a decision.',
  action: { label: 'Show all applications' },
}

/** Leads to the certificates that dietitians send after their approval. */
function CertificatesLink() {
  const { data: waiting } = useQuery(waitingWork)
  return (
    <p>
      <Link to="/admin/applications/certificates" className="inline-flex min-h-11 items-center text-link-line">
        {waiting?.certificates
          ? `Dietitians’ certificates (${formatNumber(waiting.certificates)} waiting)`
          : 'Dietitians’ certificates'}
      </Link>
    </p>
  )
}

function State({ application: { status, decided_at } }: { application: Application }) {
  return (
    <div className="grid justify-items-start gap-1">
      <ApplicationStatusBadge status={status} />
      {decided_at ? <span className="text-ink-muted">{formatDate(decided_at)}</span> : null}
    </div>
  )
}

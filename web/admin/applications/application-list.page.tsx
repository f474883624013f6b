import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Application } from '#domain/applications/applications.schema.ts'
import { ApplicationStatusBadge } from '#web/lib/application-status.tsx'
import { formatDate, formatNumber } from '#web/lib/format.ts'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { type Column, DataTable } from '#web/shell/list/data-table.tsx'
import { FilterBar } from '#web/shell/list/filter-bar.tsx'
import { type ListMessages, Results } from '#web/shell/list/results.tsx'
import { useFilteredList } from '#web/shell/list/use-filtered-list.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PersonCell } from '../person-cell.tsx'
import { waitingWork } from '../stats.queries.ts'
import { APPLICATIONS, CHOICES } from './applications.queries.ts'

export const meta = () => privateMeta('Applications', 'People who want to work as dietitians.', '/admin/applications')

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
  const list = useFilteredList(APPLICATIONS)
  const { status } = list.applied
  const choose = (status: string) => list.controls.handleChoose({ status })
  return (
    <>
      <h1 className="text-h2">Applications</h1>
      <p className="text-ink-muted">People who want to work as dietitians. Longest waiting first.</p>
      <p>
        <CertificatesLink />
      </p>
      <FilterBar list={list} choices={CHOICES} />
      <Results
        list={list}
        messages={{ one: 'application', many: 'applications', nothing: nothingFor(status, () => choose('all')) }}
        wholeList={{ status: 'all' }}
      >
        {(rows, isStale) => <DataTable caption="Applications" columns={COLUMNS} rows={rows} isStale={isStale} />}
      </Results>
    </>
  )
}

/** Leads to the certificates that dietitians send after their approval. */
function CertificatesLink() {
  const { data: waiting } = useQuery(waitingWork)
  return (
    <Link to="/admin/applications/certificates" className="inline-flex min-h-11 items-center text-link-line">
      {waiting?.certificates
        ? `Dietitians’ certificates (${formatNumber(waiting.certificates)} waiting)`
        : 'Dietitians’ certificates'}
    </Link>
  )
}

/** The default filter shows only pending ones: an empty list does not mean that none were decided. */
function nothingFor(status: string, onAll: () => void): ListMessages['nothing'] {
  if (status === 'all') {
    return {
      title: 'No applications yet',
      text: 'Dietitians apply when they register.',
      action: (
        <ButtonLink variant="outline" to="/admin/users">
          See the users
        </ButtonLink>
      ),
    }
  }
  return {
    title: 'All caught up',
    text: 'Nobody is waiting for a decision.',
    action: (
      <Button variant="outline" onClick={onAll}>
        Show all applications
      </Button>
    ),
  }
}

function State({ application: { status, decided_at } }: { application: Application }) {
  return (
    <div className="grid justify-items-start gap-1">
      <ApplicationStatusBadge status={status} />
      {decided_at ? <span className="text-ink-muted">{formatDate(decided_at)}</span> : null}
    </div>
  )
}

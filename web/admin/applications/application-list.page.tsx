import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Application } from '#domain/applications/applications.schema.ts'
import { formatDate } from '#web/lib/format.ts'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { useQueryParams } from '#web/lib/use-query-params.ts'
import { pageMeta } from '#web/shell/seo.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { type Column, DataTable } from '../list/data-table.tsx'
import { type NothingYet, Results } from '../list/results.tsx'
import { UnknownFilters } from '../list/unknown-filters.tsx'
import { StatusBadge } from './application-status.tsx'
import { APPLICATION_FILTERS, APPLICATIONS_PER_PAGE, applicationList, STATUS_LABELS } from './applications.queries.ts'

export function meta() {
  return pageMeta({
    title: 'Applications',
    description: 'People who want to work as a dietitian.',
    path: '/admin/applications',
    noindex: true,
  })
}

const NOUNS = { one: 'application', many: 'applications' }

const COLUMNS: Column<Application>[] = [
  { label: 'Applicant', isTitle: true, cell: (application) => <Applicant application={application} /> },
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
  { label: 'State', cell: (application) => <State application={application} /> },
]

export default function ApplicationListPage() {
  const { values: applied, apply } = useQueryParams(APPLICATION_FILTERS)
  const choose = (status: string) => apply({ status, page: 1 })
  return (
    <>
      <h1 className="text-h2">Applications</h1>
      <p className="text-ink-muted">People who want to work as a dietitian, those who have waited longest first.</p>
      <search>
        <div className="mt-6 max-w-72">
          <SelectField
            id="status"
            name="status"
            label="State"
            value={applied.status}
            onChange={(event) => choose(event.target.value)}
          >
            {Object.entries(STATUS_LABELS).map(([status, label]) => (
              <option key={status} value={status === 'pending' ? '' : status}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
      </search>
      <UnknownFilters codec={APPLICATION_FILTERS} />
      <Results
        place={{
          page: applied.page,
          toHref: (page) => `?${APPLICATION_FILTERS.write({ ...applied, page })}`,
          onClear: () => choose('all'),
        }}
        list={useQuery(applicationList(applied))}
        nouns={NOUNS}
        nothing={nothingFor(applied.status, () => choose('all'))}
        pageSize={APPLICATIONS_PER_PAGE}
        isNarrowed={applied.status !== '' && applied.status !== 'all'}
      >
        {(rows, isStale) => <DataTable caption="Applications" columns={COLUMNS} rows={rows} isStale={isStale} />}
      </Results>
    </>
  )
}

/** What waits is looked at unless chosen otherwise: that nothing does says nothing of what was decided. */
function nothingFor(status: string, onAll: () => void): NothingYet {
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
    title: 'No application waits',
    text: 'Nobody waits for a decision.',
    action: (
      <Button variant="outline" onClick={onAll}>
        Show all applications
      </Button>
    ),
  }
}

function Applicant({ application: { id, applicant } }: { application: Application }) {
  return (
    <div className="min-w-0">
      <Link
        to={`/admin/applications/${id}`}
        className="wrap-anywhere inline-flex min-h-6 font-semibold text-link underline"
      >
        {applicant.full_name}
      </Link>
      <p className="wrap-anywhere text-ink-muted">{applicant.email}</p>
    </div>
  )
}

function State({ application: { status, decided_at } }: { application: Application }) {
  return (
    <div className="grid justify-items-start gap-1">
      <StatusBadge status={status} />
      {decided_at ? <span className="text-ink-muted">{formatDate(decided_at)}</span> : null}
    </div>
  )
}

import { PROMISED_HOURS } from '#domain/assessments/assessment-rules.ts'
import type { InboxItem } from '#domain/assessments/inbox.schema.ts'
import { planName } from '#domain/membership/plans.ts'
import { AssessmentAge, AssessmentStatus, CareMark } from '#web/assessments/manage/assessment-marks.tsx'
import { api } from '#web/lib/api/api.ts'
import { formatPhone } from '#web/lib/contact-links.ts'
import { type Column, DataTable } from '#web/shell/list/data-table.tsx'
import { DownloadCsv } from '#web/shell/list/download-csv.tsx'
import { FilterBar, UnknownFilters } from '#web/shell/list/filter-bar.tsx'
import { type ListMessages, Results } from '#web/shell/list/results.tsx'
import { useFilteredList } from '#web/shell/list/use-filtered-list.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PersonCell } from '../person-cell.tsx'
import { ASSESSMENTS_PATH, INBOX, ORDER_CHOICES, STATUS_CHOICES, toInboxQuery } from './assessments.queries.ts'

export const meta = () => privateMeta('Assessments', 'Health assessments waiting for the office.', ASSESSMENTS_PATH)

const CHOICES = [
  { key: 'status', label: 'Status', options: STATUS_CHOICES, className: 'min-w-36 flex-1 md:flex-none' },
  { key: 'ordering', label: 'Sort by', options: ORDER_CHOICES, className: 'min-w-36 flex-1 md:flex-none' },
] as const

const COLUMNS: Column<InboxItem>[] = [
  { label: 'Name', isTitle: true, cell: (assessment) => <Person assessment={assessment} /> },
  {
    label: 'Phone',
    cell: ({ phone_number }) => <span className="whitespace-nowrap">{formatPhone(phone_number)}</span>,
  },
  { label: 'Status', cell: (assessment) => <AssessmentStatus assessment={assessment} /> },
  { label: 'Assigned to', cell: ({ assignee }) => <AssigneeName assignee={assignee} /> },
  { label: 'Plan', cell: ({ plan }) => <span>{planName(plan) ?? 'None'}</span> },
  { label: 'Notes', cell: ({ has_notes }) => <span>{has_notes ? 'Yes' : 'None'}</span> },
  { label: 'Received', isWide: true, cell: (assessment) => <AssessmentAge assessment={assessment} /> },
]

export default function InboxPage() {
  const list = useFilteredList(INBOX)
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-h2">Assessments</h1>
          <p className="max-w-read text-ink-muted">
            We promise everyone an answer within {PROMISED_HOURS} hours. The file has health data in it, and the audit
            log records each download.
          </p>
        </div>
        <DownloadCsv load={() => api.assessments.csv(toInboxQuery(list.applied))} />
      </div>
      <FilterBar
        list={list}
        search={{ label: 'Search assessments', placeholder: 'Name or email' }}
        choices={CHOICES}
        isCompact
      />
      <UnknownFilters codec={list.codec} />
      <Results
        list={list}
        messages={{
          one: 'assessment',
          many: 'assessments',
          nothing: nothingFor(list.applied.status, () => list.controls.handleChoose({ status: 'all' })),
        }}
      >
        {(rows, isStale) => <DataTable caption="Assessments" columns={COLUMNS} rows={rows} isStale={isStale} />}
      </Results>
    </>
  )
}

const NOTHING_NEW = { title: 'All caught up', text: 'Nobody is waiting for a first answer.' }
const NOTHING_OF_STATUS = { title: 'No assessments here', text: 'None has this status now.' }

/** The default filter shows only new ones: an empty list does not mean that there are no others. */
function nothingFor(status: string, onAll: () => void): ListMessages['nothing'] {
  if (status === 'all') {
    return {
      title: 'No assessments yet',
      text: 'People send them from the contact page.',
      action: (
        <ButtonLink variant="outline" to="/contact">
          See the contact page
        </ButtonLink>
      ),
    }
  }
  return {
    ...(status === '' ? NOTHING_NEW : NOTHING_OF_STATUS),
    action: (
      <Button variant="outline" onClick={onAll}>
        Show all statuses
      </Button>
    ),
  }
}

/** Marks an assignee who may no longer answer, because the person would wait in vain. */
function AssigneeName({ assignee }: Pick<InboxItem, 'assignee'>) {
  if (!assignee) return <span className="text-ink-muted">Nobody</span>
  return (
    <span className="wrap-anywhere">
      {assignee.full_name}
      {assignee.may_answer ? null : <span className="block text-danger text-sm">Not active</span>}
    </span>
  )
}

function Person({ assessment: { id, full_name, email, needs_care } }: { assessment: InboxItem }) {
  return (
    <PersonCell to={`${ASSESSMENTS_PATH}/${id}`} name={full_name} email={email}>
      {needs_care ? <CareMark /> : null}
    </PersonCell>
  )
}

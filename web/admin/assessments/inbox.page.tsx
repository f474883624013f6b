import { ASSESSMENT_STATUS_LABELS, ASSESSMENT_STATUSES, PROMISED_HOURS } from '#domain/assessments/assessment-rules.ts'
import type { InboxItem } from '#domain/assessments/inbox.schema.ts'
import { planName } from '#domain/membership/plans.ts'
import { AssessmentAge, AssessmentStatus, CareBadge } from '#web/assessments/manage/assessment-badges.tsx'
import { api } from '#web/lib/api/api.ts'
import { formatPhone } from '#web/lib/contact-links.ts'
import type { Column } from '#web/shell/list/data-table.tsx'
import { DownloadCsv } from '#web/shell/list/download-csv.tsx'
import { type Filters, PAGE_SIZE } from '#web/shell/list/filter-codec.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { adminList, ListPage, PersonCell, useAdminList } from '../list-page.tsx'
import { ASSESSMENTS_PATH } from './assessments.queries.ts'

export const meta = () => privateMeta('Assessments', 'Health assessments waiting for the office.', ASSESSMENTS_PATH)

const { new: newLabel, ...otherLabels } = ASSESSMENT_STATUS_LABELS
const WIDTH = 'min-w-36 flex-1 md:flex-none'

type InboxFilters = Filters<'search' | 'status' | 'ordering'>

function toInboxQuery({ search, status }: InboxFilters) {
  const wanted = ASSESSMENT_STATUSES.find((known) => known === (status || 'new'))
  return { ...(search ? { search } : {}), ...(wanted ? { status: wanted } : {}) }
}

const INBOX = adminList({
  queryKey: ['admin-assessments', 'list'],
  load: (filters, { signal }) => {
    const ordering = filters.ordering === '' ? 'created_at' : '-created_at'
    return api.assessments.list(
      { ...toInboxQuery(filters), ordering, page: filters.page, page_size: PAGE_SIZE },
      { signal },
    )
  },
  search: { label: 'Search assessments', placeholder: 'Name or email' },
  choices: {
    status: {
      label: 'Status',
      // New ones by default, because they are waiting.
      options: { '': newLabel, ...otherLabels, all: 'All statuses' },
      standard: 'new',
      className: WIDTH,
    },
    ordering: {
      label: 'Sort by',
      options: { '': 'Oldest first', '-created_at': 'Newest first' },
      standard: 'created_at',
      className: WIDTH,
    },
  },
})

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
  const list = useAdminList(INBOX)
  return (
    <ListPage
      list={list}
      title="Assessments"
      intro={`We promise everyone an answer within ${PROMISED_HOURS} hours. The file has health data in it, and the audit log records each download.`}
      download={<DownloadCsv load={() => api.assessments.csv(toInboxQuery(list.applied))} />}
      one="assessment"
      many="assessments"
      nothing={NOTHING[list.applied.status] ?? NOTHING_OF_STATUS}
      isCompact
      columns={COLUMNS}
    />
  )
}

const SHOW_ALL: { label: string; to?: string } = { label: 'Show all statuses' }
const NOTHING_OF_STATUS = { title: 'No assessments here', text: 'None has this status now.', action: SHOW_ALL }
/** The default filter shows only new ones: an empty list does not mean that there are no others. */
const NOTHING: Record<string, typeof NOTHING_OF_STATUS> = {
  '': { title: 'All caught up', text: 'Nobody is waiting for a first answer.', action: SHOW_ALL },
  all: {
    title: 'No assessments yet',
    text: 'People send them from the contact page.',
    action: { label: 'See the contact page', to: '/contact' },
  },
}

/** Marks an assignee who may no longer answer, because the assessment would never get an answer. */
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
      {needs_care ? <CareBadge /> : null}
    </PersonCell>
  )
}

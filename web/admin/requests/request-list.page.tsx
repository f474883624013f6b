import { useQuery } from '@tanstack/react-query'
import type { ConsultationRequest, RequestQuery } from '#domain/consultations/consultations.schema.ts'
import { STATUS_LABELS } from '#domain/consultations/status.ts'
import { REQUESTS } from '#web/consultations/manage/requests.queries.ts'
import { dietitianTitle, RequestState, RequestWait } from '#web/consultations/request-labels.tsx'
import noRequests from '#web/illustrations/empty-no-requests.svg'
import { api } from '#web/lib/api/api.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import type { Column } from '#web/shell/list/data-table.tsx'
import { number, toPageQuery } from '#web/shell/list/filter-codec.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { adminList, ListPage, PersonCell, useAdminList } from '../list-page.tsx'

export const meta = () =>
  privateMeta('Requests to all dietitians', 'Consultation requests to every dietitian.', '/admin/requests')

/** Only client, dietitian and state: the client's text is shown on the request's own page. */
const COLUMNS: Column<ConsultationRequest>[] = [
  {
    label: 'Client',
    isTitle: true,
    cell: ({ id, name, email }) => <PersonCell to={`/admin/requests/${id}`} name={name} email={email} />,
  },
  { label: 'Sent to', cell: (request) => <span className="wrap-anywhere">{dietitianTitle(request)}</span> },
  { label: 'Received', cell: ({ created_at }) => <RelativeTime date={created_at} /> },
  {
    label: 'Status',
    isWide: true,
    cell: (request) => (
      <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
        <RequestState request={request} />
        <RequestWait request={request} />
      </span>
    ),
  },
]

const ALL_REQUESTS = adminList({
  queryKey: [REQUESTS, 'list', 'admin'],
  load: (filters, { signal }) => {
    const { dietitian, ...query } = toPageQuery<Partial<RequestQuery>>(filters)
    return api.consultations.list(dietitian ? { ...query, dietitian: Number(dietitian) } : query, { signal })
  },
  search: { label: 'Search requests', placeholder: 'Client, dietitian or message' },
  choices: {
    waiting: { label: 'Show', options: { '': 'All requests', true: 'Waiting for a reply' } },
    status: { label: 'Status', options: { '': 'All statuses', ...STATUS_LABELS } },
    dietitian: { label: 'Dietitian', reading: number },
    ordering: {
      label: 'Sort by',
      options: { '': 'Latest first', created_at: 'Oldest first', waiting: 'Longest waiting first' },
      standard: '-created_at',
    },
  },
})

/** Maximum number of dietitians offered by name; a search finds the requests to the others. */
const DIETITIANS_MAX = 100

/** The address may name an account that is no longer a dietitian. */
function useDietitianOptions(chosen: string) {
  const { data } = useQuery({
    queryKey: ['admin-users', 'dietitians'],
    queryFn: ({ signal }) => api.accounts.listAccounts({ role: 'dietitian', page_size: DIETITIANS_MAX }, { signal }),
  })
  const known = (data?.results ?? [])
    .map(({ id, first_name, last_name }) => [String(id), `${first_name} ${last_name}`] as const)
    .sort(([, a], [, b]) => a.localeCompare(b))
  const unknown = chosen && !known.some(([id]) => id === chosen) ? [[chosen, `Dietitian ${chosen}`] as const] : []
  return [['', 'All dietitians'] as const, ...known, ...unknown]
}

export default function RequestListPage() {
  const list = useAdminList(ALL_REQUESTS)
  return (
    <ListPage
      list={list}
      title="Requests"
      intro="Requests to all dietitians. The audit log records whose requests you list or open."
      one="request"
      many="requests"
      nothing={{
        art: noRequests,
        title: 'No requests yet',
        text: 'Clients send them from a dietitian’s page.',
        action: { label: 'See the dietitians', to: '/dietitians' },
      }}
      options={{ dietitian: useDietitianOptions(list.applied.dietitian) }}
      columns={COLUMNS}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import type { ConsultationRequest, RequestQuery } from '#domain/consultations/consultations.schema.ts'
import { REQUEST_STATUSES, STATUS_LABELS } from '#domain/consultations/status.ts'
import { REQUESTS } from '#web/consultations/manage/requests.queries.ts'
import { dietitianTitle, RequestState } from '#web/consultations/request-labels.tsx'
import noRequests from '#web/illustrations/empty-no-requests.svg'
import { api } from '#web/lib/api/api.ts'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { type Column, DataTable } from '#web/shell/list/data-table.tsx'
import { FilterBar } from '#web/shell/list/filter-bar.tsx'
import { choice, filterCodec, number, text, toPageQuery } from '#web/shell/list/filter-codec.ts'
import { type ListMessages, Results } from '#web/shell/list/results.tsx'
import { listSource, useFilteredList } from '#web/shell/list/use-filtered-list.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PersonCell } from '../person-cell.tsx'

export const meta = () =>
  privateMeta('Requests to all dietitians', 'Consultation requests to every dietitian.', '/admin/requests')

const MESSAGES: ListMessages = {
  one: 'request',
  many: 'requests',
  nothing: {
    art: noRequests,
    title: 'No requests yet',
    text: 'Clients send them from a dietitian’s page.',
    action: (
      <ButtonLink variant="outline" to="/dietitians">
        See the dietitians
      </ButtonLink>
    ),
  },
}

/** Only client, dietitian and state: the client's text is shown on the request's own page. */
const COLUMNS: Column<ConsultationRequest>[] = [
  {
    label: 'Client',
    isTitle: true,
    cell: ({ id, name, email }) => <PersonCell to={`/admin/requests/${id}`} name={name} email={email} />,
  },
  { label: 'Sent to', cell: (request) => <span className="wrap-anywhere">{dietitianTitle(request)}</span> },
  { label: 'Received', cell: ({ created_at }) => <RelativeTime date={created_at} /> },
  { label: 'Status', isWide: true, cell: (request) => <RequestState request={request} /> },
]

const SHOWN = [
  ['', 'All requests'],
  ['true', 'Waiting for a reply'],
] as const
const STATUSES = [
  ['', 'All statuses'],
  ...REQUEST_STATUSES.map((status) => [status, STATUS_LABELS[status]] as const),
] as const
const ORDERS = [
  ['', 'Latest first'],
  ['created_at', 'Oldest first'],
  ['waiting', 'Longest waiting first'],
] as const

const ALL_REQUESTS = listSource({
  codec: filterCodec({
    search: text,
    waiting: choice(['true']),
    status: choice(REQUEST_STATUSES),
    dietitian: number,
    ordering: choice(['created_at', 'waiting'], '-created_at'),
  }),
  queryKey: [REQUESTS, 'list', 'admin'],
  load: (filters, { signal }) => {
    const { dietitian, ...query } = toPageQuery<Partial<RequestQuery>>(filters)
    return api.consultations.list(dietitian ? { ...query, dietitian: Number(dietitian) } : query, { signal })
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
  const list = useFilteredList(ALL_REQUESTS)
  return (
    <>
      <h1 className="text-h2">Requests</h1>
      <p className="max-w-read text-ink-muted">
        Requests to all dietitians. The audit log records whose requests you list or open.
      </p>
      <FilterBar
        list={list}
        search={{ label: 'Search requests', placeholder: 'Client, dietitian or message' }}
        choices={[
          { key: 'waiting', label: 'Show', options: SHOWN },
          { key: 'status', label: 'Status', options: STATUSES },
          { key: 'dietitian', label: 'Dietitian', options: useDietitianOptions(list.applied.dietitian) },
          { key: 'ordering', label: 'Sort by', options: ORDERS },
        ]}
      />
      <Results list={list} messages={MESSAGES}>
        {(rows, isStale) => <DataTable caption="Requests" columns={COLUMNS} rows={rows} isStale={isStale} />}
      </Results>
    </>
  )
}

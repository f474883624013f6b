import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { dietitianTitle } from '#web/consultations/dietitian-title.ts'
import { allRequests } from '#web/consultations/manage/requests.queries.ts'
import { WaitingTime } from '#web/consultations/manage/waiting-time.tsx'
import { StatusPill } from '#web/consultations/status-pill.tsx'
import noRequests from '#web/illustrations/empty-no-requests.svg'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { pageMeta } from '#web/shell/seo.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { type Column, DataTable } from '../list/data-table.tsx'
import { FilterBar } from '../list/filter-bar.tsx'
import { type NothingYet, Results } from '../list/results.tsx'
import { UnknownFilters } from '../list/unknown-filters.tsx'
import { useFilteredList } from '../list/use-filtered-list.ts'
import {
  dietitianAccounts,
  ORDER_CHOICES,
  REQUEST_FILTERS,
  REQUESTS_PATH,
  REQUESTS_PER_PAGE,
  STATUS_CHOICES,
  toRequestQuery,
} from './requests.queries.ts'

export function meta() {
  return pageMeta({
    title: 'Requests of all dietitians',
    description: 'Consultation requests to every dietitian.',
    path: REQUESTS_PATH,
    noindex: true,
  })
}

const NOUNS = { one: 'request', many: 'requests' }

const NOTHING: NothingYet = {
  art: noRequests,
  title: 'No requests yet',
  text: 'Clients send them from the page of a dietitian.',
  action: (
    <ButtonLink variant="outline" to="/dietitians">
      See the dietitians
    </ButtonLink>
  ),
}

/** Only who, to whom and how far: what clients write is read on the request's own page. */
const COLUMNS: Column<ConsultationRequest>[] = [
  { label: 'Client', isTitle: true, cell: (request) => <Client request={request} /> },
  { label: 'Sent to', cell: (request) => <span className="wrap-anywhere">{dietitianTitle(request)}</span> },
  { label: 'Received', cell: ({ created_at }) => <RelativeTime date={created_at} /> },
  { label: 'Status', isWide: true, cell: (request) => <StatusCell request={request} /> },
]

/** The address may name somebody who is no dietitian any more. */
function useDietitianOptions(chosen: string) {
  const { data } = useQuery(dietitianAccounts)
  const known = (data?.results ?? [])
    .map(({ id, first_name, last_name }) => [String(id), `${first_name} ${last_name}`] as const)
    .sort(([, a], [, b]) => a.localeCompare(b))
  const unknown = chosen && !known.some(([id]) => id === chosen) ? [[chosen, `Dietitian ${chosen}`] as const] : []
  return [['', 'All dietitians'] as const, ...known, ...unknown]
}

export default function RequestListPage() {
  const { controls, applied, place } = useFilteredList(REQUEST_FILTERS)
  const { search, status, dietitian } = applied
  return (
    <>
      <h1 className="text-h2">Requests</h1>
      <p className="max-w-read text-ink-muted">
        Requests to all dietitians, to look on. Whose requests were listed or opened is in the audit log.
      </p>
      <FilterBar
        controls={controls}
        search={{ label: 'Search requests', placeholder: 'Client, dietitian or message' }}
        choices={[
          { key: 'status', label: 'Status', options: STATUS_CHOICES },
          { key: 'dietitian', label: 'Dietitian', options: useDietitianOptions(dietitian) },
          { key: 'ordering', label: 'Sort by', options: ORDER_CHOICES },
        ]}
      />
      <UnknownFilters codec={REQUEST_FILTERS} />
      <Results
        place={place}
        list={useQuery(allRequests(toRequestQuery(applied)))}
        nouns={NOUNS}
        nothing={NOTHING}
        pageSize={REQUESTS_PER_PAGE}
        isNarrowed={Boolean(search || status || dietitian)}
      >
        {(rows, isStale) => <DataTable caption="Requests" columns={COLUMNS} rows={rows} isStale={isStale} />}
      </Results>
    </>
  )
}

function Client({ request }: { request: ConsultationRequest }) {
  const { search } = useLocation()
  return (
    <div className="min-w-0">
      <Link
        to={`${REQUESTS_PATH}/${request.id}`}
        state={{ listSearch: search }}
        className="wrap-anywhere inline-flex min-h-6 font-semibold text-link underline"
      >
        {request.name}
      </Link>
      <p className="wrap-anywhere text-ink-muted">{request.email}</p>
    </div>
  )
}

function StatusCell({ request }: { request: ConsultationRequest }) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <StatusPill request={request} />
      {request.waiting_since ? <WaitingTime since={request.waiting_since} /> : null}
    </div>
  )
}

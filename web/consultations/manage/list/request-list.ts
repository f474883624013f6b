import { REQUEST_STATUSES, STATUS_LABELS } from '#domain/consultations/status.ts'
import noRequests from '#web/illustrations/empty-no-requests.svg'
import { api } from '#web/lib/api/api.ts'
import { formatNumber } from '#web/lib/format.ts'
import { choice, filterCodec, text, toPageQuery } from '#web/shell/list/filter-codec.ts'
import type { ListMessages } from '#web/shell/list/results.tsx'
import { listSource } from '#web/shell/list/use-filtered-list.ts'
import { REQUESTS } from '../requests.queries.ts'

export const REQUEST_LIST = listSource({
  codec: filterCodec({
    search: text,
    show: choice(['waiting', 'urgent']),
    status: choice(REQUEST_STATUSES),
    sort: choice(['created_at', 'waiting'], '-created_at'),
  }),
  queryKey: [REQUESTS, 'list'],
  load: ({ sort, show, ...filters }, { signal }) => {
    const shown = {
      ...(show === 'waiting' ? { waiting: 'true' } : {}),
      ...(show === 'urgent' ? { priority: 'high' } : {}),
    }
    return api.consultations.list(toPageQuery({ ...filters, ...shown, ordering: sort || '-created_at' }), { signal })
  },
})

export const CHOICES = [
  {
    key: 'show',
    label: 'Show',
    options: [
      ['', 'All'],
      ['waiting', 'Waiting for me'],
      ['urgent', 'Urgent'],
    ],
    className: 'min-w-44 flex-1 md:flex-none',
  },
  {
    key: 'status',
    label: 'Status',
    options: [['', 'All Status'], ...REQUEST_STATUSES.map((status) => [status, STATUS_LABELS[status]] as const)],
    className: 'min-w-36 flex-1 md:flex-none',
  },
  {
    key: 'sort',
    label: 'Sort by',
    options: [
      ['', 'Latest first'],
      ['created_at', 'Oldest first'],
      ['waiting', 'Longest waiting first'],
    ],
    className: 'min-w-58 flex-1 md:flex-none',
  },
] as const

export function noRequestsYet(isAdmin: boolean) {
  return {
    art: noRequests,
    title: 'No requests yet',
    text: isAdmin
      ? 'Clients can contact dietitians through their profiles.'
      : 'Clients can contact you through your profile.',
  }
}

export function listMessages(isAdmin: boolean): ListMessages {
  return {
    one: 'request',
    many: 'requests',
    matching: { one: 'matching request', many: 'matching requests' },
    nothing: noRequestsYet(isAdmin),
    noMatch: { art: noRequests, title: 'No matching requests', text: 'Try another word or another status.' },
    noPage: { art: noRequests, title: 'No requests on this page', text: 'There aren’t that many pages.' },
  }
}

const NUMBER_WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** The number of clients who wrote last, spelled out up to ten. */
export function describeWaiting(waiting: number): string {
  if (waiting === 1) return 'One request is waiting for a reply.'
  return `${NUMBER_WORDS[waiting] ?? formatNumber(waiting)} requests are waiting for a reply.`
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { MAIL_STATUS_LABELS, MAIL_STATUSES } from '#domain/mail/mail-rules.ts'
import { api } from '#web/lib/api/api.ts'
import { choice, type Filters, filterCodec, text, toQuery } from '../list/filter-codec.ts'

const MAILS = 'admin-mails'
export const MAILS_PER_PAGE = 20
export const MAILS_PATH = '/admin/mail'

export const STATUS_CHOICES = [
  ['', 'All, failed first'],
  ...MAIL_STATUSES.map((status) => [status, MAIL_STATUS_LABELS[status]] as const),
] as const

export const MAIL_FILTERS = filterCodec({ search: text, status: choice(MAIL_STATUSES) })
export type MailFilters = Filters<'search' | 'status'>

export function mailList(filters: MailFilters) {
  const query = toQuery(filters) as { search?: string; status?: (typeof MAIL_STATUSES)[number] }
  return queryOptions({
    queryKey: [MAILS, 'list', filters],
    queryFn: ({ signal }) => api.mails.list({ ...query, page: filters.page, page_size: MAILS_PER_PAGE }, { signal }),
    placeholderData: keepPreviousData,
  })
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ROLE_LABELS, ROLES } from '#domain/roles.ts'
import { api } from '#web/lib/api/api.ts'
import { choice, type Filters, filterCodec, text, toQuery } from '../list/filter-codec.ts'

const USERS = 'admin-users'
export const USERS_PER_PAGE = 20

export const ROLE_CHOICES = [['', 'All roles'], ...ROLES.map((role) => [role, ROLE_LABELS[role]] as const)] as const
export const ACCESS_CHOICES = [
  ['', 'Everyone'],
  ['true', 'Active'],
  ['false', 'Disabled'],
] as const
export const ORDER_CHOICES = [
  ['', 'Newest first'],
  ['created_at', 'Oldest first'],
  ['email', 'E-mail A to Z'],
  ['-email', 'E-mail Z to A'],
] as const
type Order = Exclude<(typeof ORDER_CHOICES)[number][0], ''>

export const USER_FILTERS = filterCodec({
  search: text,
  role: choice(ROLES),
  is_active: choice(['true', 'false']),
  ordering: choice(['created_at', 'email', '-email'], '-created_at'),
})
export type UserFilters = Filters<'search' | 'role' | 'is_active' | 'ordering'>

export function userList(filters: UserFilters) {
  const query = toQuery(filters) as { role?: (typeof ROLES)[number]; is_active?: 'true' | 'false'; ordering?: Order }
  return queryOptions({
    queryKey: [USERS, 'list', filters],
    queryFn: ({ signal }) =>
      api.accounts.listAccounts({ ...query, page: filters.page, page_size: USERS_PER_PAGE }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function userDetail(id: number) {
  return queryOptions({
    queryKey: [USERS, 'detail', id],
    queryFn: async ({ signal }) => (await api.admin.account(id, { signal })).user,
  })
}

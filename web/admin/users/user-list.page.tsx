import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Account } from '#domain/accounts/accounts.schema.ts'
import { formatDate } from '#web/lib/format.ts'
import { pageMeta } from '#web/shell/seo.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { type Column, DataTable } from '../list/data-table.tsx'
import { FilterBar } from '../list/filter-bar.tsx'
import { type NothingYet, Results } from '../list/results.tsx'
import { UnknownFilters } from '../list/unknown-filters.tsx'
import { useFilteredList } from '../list/use-filtered-list.ts'
import { AccessBadge, RoleBadge } from './user-badges.tsx'
import { ACCESS_CHOICES, ORDER_CHOICES, ROLE_CHOICES, USER_FILTERS, USERS_PER_PAGE, userList } from './users.queries.ts'

export function meta() {
  return pageMeta({ title: 'Users', description: 'Accounts of the platform.', path: '/admin/users', noindex: true })
}

const NOUNS = { one: 'user', many: 'users' }

const NOTHING: NothingYet = {
  title: 'No accounts yet',
  text: 'People open one on the registration page.',
  action: (
    <ButtonLink variant="outline" to="/register">
      See the registration
    </ButtonLink>
  ),
}

const CHOICES = [
  { key: 'role', label: 'Role', options: ROLE_CHOICES },
  { key: 'is_active', label: 'Access', options: ACCESS_CHOICES },
  { key: 'ordering', label: 'Sort by', options: ORDER_CHOICES },
] as const

const COLUMNS: Column<Account>[] = [
  { label: 'Name', isTitle: true, cell: (user) => <Person user={user} /> },
  { label: 'Role', cell: (user) => <RoleBadge role={user.role} /> },
  { label: 'Access', cell: (user) => <AccessBadge isActive={user.is_active} /> },
  {
    label: 'Joined',
    cell: (user) => (
      <time dateTime={user.created_at} className="whitespace-nowrap">
        {formatDate(user.created_at)}
      </time>
    ),
  },
]

export default function UserListPage() {
  const { controls, applied, place } = useFilteredList(USER_FILTERS)
  const { search, role, is_active } = applied
  return (
    <>
      <h1 className="text-h2">Users</h1>
      <p className="text-ink-muted">Roles and access take effect with somebody’s next click.</p>
      <FilterBar
        controls={controls}
        search={{ label: 'Search users', placeholder: 'Name or e-mail' }}
        choices={CHOICES}
      />
      <UnknownFilters codec={USER_FILTERS} />
      <Results
        place={place}
        list={useQuery(userList(applied))}
        nouns={NOUNS}
        nothing={NOTHING}
        pageSize={USERS_PER_PAGE}
        isNarrowed={Boolean(search || role || is_active)}
        isCapped={search !== ''}
      >
        {(users, isStale) => <DataTable caption="Users" columns={COLUMNS} rows={users} isStale={isStale} />}
      </Results>
    </>
  )
}

function Person({ user }: { user: Account }) {
  const name = `${user.first_name} ${user.last_name}`
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={name} id={user.id} size={40} />
      <div className="min-w-0">
        <Link
          to={`/admin/users/${user.id}`}
          className="wrap-anywhere inline-flex min-h-6 font-semibold text-link underline"
        >
          {name}
        </Link>
        <p className="wrap-anywhere text-ink-muted">{user.email}</p>
      </div>
    </div>
  )
}

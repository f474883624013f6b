import type { Account } from '#domain/accounts/accounts.schema.ts'
import { ROLE_LABELS, ROLES } from '#domain/roles.ts'
import { api } from '#web/lib/api/api.ts'
import { formatDate } from '#web/lib/format.ts'
import { type Column, DataTable } from '#web/shell/list/data-table.tsx'
import { FilterBar } from '#web/shell/list/filter-bar.tsx'
import { choice, filterCodec, text, toPageQuery } from '#web/shell/list/filter-codec.ts'
import { type ListMessages, Results } from '#web/shell/list/results.tsx'
import { listSource, useFilteredList } from '#web/shell/list/use-filtered-list.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PersonCell } from '../person-cell.tsx'
import { AccessBadge, RoleBadge } from './user-badges.tsx'

export const meta = () => privateMeta('Users', 'Accounts on the platform.', '/admin/users')

const MESSAGES: ListMessages = {
  one: 'user',
  many: 'users',
  nothing: {
    title: 'No accounts yet',
    text: 'People create one on the registration page.',
    action: (
      <ButtonLink variant="outline" to="/register">
        See the registration
      </ButtonLink>
    ),
  },
}

const CHOICES = [
  {
    key: 'role',
    label: 'Role',
    options: [['', 'All roles'], ...ROLES.map((role) => [role, ROLE_LABELS[role]] as const)],
  },
  {
    key: 'is_active',
    label: 'Access',
    options: [
      ['', 'Everyone'],
      ['true', 'Active'],
      ['false', 'Disabled'],
    ],
  },
  {
    key: 'ordering',
    label: 'Sort by',
    options: [
      ['', 'Newest first'],
      ['created_at', 'Oldest first'],
      ['email', 'Email A to Z'],
      ['-email', 'Email Z to A'],
    ],
  },
] as const

const USERS = listSource({
  codec: filterCodec({
    search: text,
    role: choice(ROLES),
    is_active: choice(['true', 'false']),
    ordering: choice(['created_at', 'email', '-email'], '-created_at'),
  }),
  queryKey: ['admin-users', 'list'],
  load: (filters, { signal }) => api.accounts.listAccounts(toPageQuery(filters), { signal }),
})

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
  const list = useFilteredList(USERS)
  return (
    <>
      <h1 className="text-h2">Users</h1>
      <p className="text-ink-muted">Changes to roles and access take effect on the user’s next click.</p>
      <FilterBar list={list} search={{ label: 'Search users', placeholder: 'Name or email' }} choices={CHOICES} />
      <Results list={list} messages={MESSAGES} isCapped={list.applied.search !== ''}>
        {(users, isStale) => <DataTable caption="Users" columns={COLUMNS} rows={users} isStale={isStale} />}
      </Results>
    </>
  )
}

function Person({ user }: { user: Account }) {
  const name = `${user.first_name} ${user.last_name}`
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={name} size={40} />
      <PersonCell to={`/admin/users/${user.id}`} name={name} email={user.email} />
    </div>
  )
}

import type { Account } from '#domain/accounts/accounts.schema.ts'
import { ROLE_LABELS } from '#domain/roles.ts'
import { api } from '#web/lib/api/api.ts'
import { formatDate } from '#web/lib/format.ts'
import type { Column } from '#web/shell/list/data-table.tsx'
import { toPageQuery } from '#web/shell/list/filter-codec.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { adminList, ListPage, PersonCell, useAdminList } from '../list-page.tsx'
import { AccessBadge, RoleBadge } from './user-badges.tsx'

export const meta = () => privateMeta('Users', 'Accounts on the platform.', '/admin/users')

const ORDERS = {
  '': 'Newest first',
  created_at: 'Oldest first',
  email: 'Email A to Z',
  '-email': 'Email Z to A',
}

const USERS = adminList({
  queryKey: ['admin-users', 'list'],
  load: (filters, { signal }) => api.accounts.listAccounts(toPageQuery(filters), { signal }),
  search: { label: 'Search users', placeholder: 'Name or email' },
  choices: {
    role: { label: 'Role', options: { '': 'All roles', ...ROLE_LABELS } },
    is_active: { label: 'Access', options: { '': 'Everyone', true: 'Active', false: 'Disabled' } },
    ordering: { label: 'Sort by', options: ORDERS, standard: '-created_at' },
  },
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
  const list = useAdminList(USERS)
  return (
    <ListPage
      list={list}
      title="Users"
      intro="Changes to roles and access take effect on the user’s next click."
      one="user"
      many="users"
      nothing={{
        title: 'No accounts yet',
        text: 'People create one on the registration page.',
        action: { label: 'See the registration', to: '/register' },
      }}
      columns={COLUMNS}
      isCapped={list.applied.search !== ''}
    />
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

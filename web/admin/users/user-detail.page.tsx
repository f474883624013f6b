import { queryOptions } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import type { AccountDetail } from '#domain/admin/account-detail.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { formatPhone } from '#web/lib/contact-links.ts'
import { formatDate, formatNumber, NOT_ADDED } from '#web/lib/format.ts'
import { useSession } from '#web/lib/session/session.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import { RecordPage } from '#web/shell/console/record-page.tsx'
import { BreadcrumbName } from '#web/shell/frame/breadcrumb-name.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { Fact } from '#web/ui/fact.tsx'
import { CheckedCredentials } from '../applications/credentials/checked-credentials.tsx'
import { PersonLog } from '../audit/person-log.tsx'
import type { Route } from './+types/user-detail.page'
import { UserActions } from './user-actions.tsx'
import { AccessBadge, RoleBadge } from './user-badges.tsx'

/** Titled by number: a name would stay in the browser's history. */
export const meta = ({ params: { id } }: Route.MetaArgs) =>
  privateMeta(`User ${id}`, 'One account on the platform.', '/admin/users')

const userDetail = (id: number) =>
  queryOptions({
    queryKey: ['admin-users', 'detail', id],
    queryFn: async ({ signal }) => (await api.admin.account(id, { signal })).user,
  })

export default function UserDetailPage() {
  return (
    <RecordPage
      query={userDetail}
      list={{ path: '/admin/users', name: 'All users' }}
      notFound={{
        title: 'User not found',
        text: 'There is no account with this number. It may have been deleted.',
      }}
    >
      {(user) => <Detail key={`${user.id}${user.role}`} user={user} />}
    </RecordPage>
  )
}

function Detail({ user }: { user: AccountDetail }) {
  const ownId = useSession((session) => session.user?.id)
  const name = `${user.first_name} ${user.last_name}`
  return (
    <>
      <BreadcrumbName name={name} />
      <header className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-4">
        <Avatar name={name} size={64} />
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="wrap-anywhere text-h2">{name}</h1>
          <p className="mt-1 flex flex-wrap gap-2">
            <RoleBadge role={user.role} />
            <AccessBadge isActive={user.is_active} />
          </p>
        </div>
        {user.role === 'dietitian' && user.is_active ? (
          <ButtonLink to={`/dietitians/${user.id}`} variant="outline" icon={ExternalLink}>
            Public profile
          </ButtonLink>
        ) : null}
      </header>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          <UserFacts user={user} />
          {user.role === 'user' ? null : <CheckedCredentials dietitianId={user.id} />}
          <PersonLog id={user.id} />
        </div>
        <UserActions user={user} isSelf={user.id === ownId} />
      </div>
    </>
  )
}

/** What admins may see of an account; health data is not part of it. */
function UserFacts({ user }: { user: AccountDetail }) {
  return (
    <SectionCard id="facts" title="Account">
      <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact term="Email">{user.email}</Fact>
        <Fact term="Phone">{user.phone_number ? formatPhone(user.phone_number) : NOT_ADDED}</Fact>
        <Fact term="Joined">{formatDate(user.created_at)}</Fact>
        <Fact term="Email confirmed">
          {user.email_verified_at ? formatDate(user.email_verified_at) : 'Not confirmed yet'}
        </Fact>
        <Fact term="Authenticator app">{user.has_second_factor ? 'In use' : 'Not in use'}</Fact>
        <Fact term="Signed in">
          {describeSessions(user.sessions.count)}
          {user.sessions.last_used_at ? (
            <span className="text-ink-muted">
              {' · last used '}
              <RelativeTime date={user.sessions.last_used_at} />
            </span>
          ) : null}
        </Fact>
        {user.delete_on ? <Fact term="Will be deleted on">{formatDate(user.delete_on)}</Fact> : null}
        {user.is_demo ? <Fact term="Kind">Demo account that can sign in only on this machine</Fact> : null}
      </dl>
    </SectionCard>
  )
}

function describeSessions(count: number): string {
  if (count === 0) return 'On no device'
  return count === 1 ? 'On 1 device' : `On ${formatNumber(count)} devices`
}

import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ExternalLink } from 'lucide-react'
import { Link, useParams } from 'react-router'
import type { AccountDetail } from '#domain/admin/account-detail.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import art from '#web/illustrations/empty-not-found.svg'
import { useSession } from '#web/lib/session/session.ts'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { BreadcrumbName } from '#web/shell/frame/breadcrumb-name.tsx'
import { PageSkeleton } from '#web/shell/frame/page-skeleton.tsx'
import { pageMeta } from '#web/shell/seo.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'
import { CheckedCredentials } from '../applications/credentials/checked-credentials.tsx'
import { PersonLog } from '../audit/person-log.tsx'
import type { Route } from './+types/user-detail.page'
import { UserActions } from './user-actions.tsx'
import { AccessBadge, RoleBadge } from './user-badges.tsx'
import { UserFacts } from './user-facts.tsx'
import { userDetail } from './users.queries.ts'

/** By its number: names would stay in the browser's history. */
export function meta({ params: { id } }: Route.MetaArgs) {
  return pageMeta({
    title: `User ${id}`,
    description: 'One account of the platform.',
    path: '/admin/users',
    noindex: true,
  })
}

export default function UserDetailPage() {
  const { id = '' } = useParams()
  const userId = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0
  const { data: user, error, isFetching, refetch } = useQuery({ ...userDetail(userId), enabled: userId > 0 })
  if (userId === 0 || (error instanceof ApiError && error.status === 404)) return <NoSuchUser />
  return (
    <>
      <p className="mb-4">
        <Link to="/admin/users" className="inline-flex min-h-11 items-center gap-2 font-medium text-link">
          <ArrowLeft aria-hidden="true" className="icon" />
          All users
        </Link>
      </p>
      {error && !user ? <LoadFailure error={error} isRetrying={isFetching} onRetry={() => refetch()} /> : null}
      {user ? <Detail key={`${user.id}${user.role}`} user={user} /> : error ? null : <PageSkeleton />}
    </>
  )
}

function Detail({ user }: { user: AccountDetail }) {
  const ownId = useSession((session) => session.user?.id)
  const name = `${user.first_name} ${user.last_name}`
  return (
    <>
      <BreadcrumbName name={name} />
      <header className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-4">
        <Avatar name={name} id={user.id} size={64} />
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
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          <UserFacts user={user} />
          {user.role === 'dietitian' ? <CheckedCredentials dietitianId={user.id} /> : null}
          <PersonLog id={user.id} />
        </div>
        <UserActions user={user} isSelf={user.id === ownId} />
      </div>
    </>
  )
}

function NoSuchUser() {
  return (
    <PageMessage
      art={art}
      title="User not found"
      text="There is no account with this number. It may have been deleted."
      actions={<ButtonLink to="/admin/users">All users</ButtonLink>}
    />
  )
}

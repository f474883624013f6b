import type { AccountDetail } from '#domain/admin/account-detail.schema.ts'
import { formatPhone } from '#web/lib/contact-links.ts'
import { formatDate, formatNumber, NOT_ADDED } from '#web/lib/format.ts'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { Fact } from '../fact.tsx'

/** What the office knows of an account, and nothing about anybody's health. */
export function UserFacts({ user }: { user: AccountDetail }) {
  return (
    <SectionCard id="facts" title="Account">
      <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact term="E-mail">{user.email}</Fact>
        <Fact term="Phone">{user.phone_number ? formatPhone(user.phone_number) : NOT_ADDED}</Fact>
        <Fact term="Joined">{formatDate(user.created_at)}</Fact>
        <Fact term="E-mail confirmed">
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
        {user.is_demo ? <Fact term="Kind">Demo account, which signs in only on this machine</Fact> : null}
      </dl>
    </SectionCard>
  )
}

function describeSessions(count: number): string {
  if (count === 0) return 'On no device'
  return count === 1 ? 'On 1 device' : `On ${formatNumber(count)} devices`
}

import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { ROLE_LABELS } from '#domain/roles.ts'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { AccountEntries } from '../account/account-entries.tsx'
import { GET_STARTED, LOGIN } from '../navigation.ts'

/**
 * While the session is unknown, the head script's attribute decides between the two links and a placeholder for the
 * user menu, whose width does not depend on the name.
 */
export function AccountArea({ user, onLogout }: { user: SessionUser | null; onLogout: () => void }) {
  return (
    <div className="hidden min-h-12 flex-none items-center justify-end gap-1 in-data-signed-in:w-47 in-data-signed-in:min-[80rem]:w-56 min-[80rem]:gap-2 lg:flex">
      {user ? <UserMenu user={user} onLogout={onLogout} /> : <SignedOut />}
    </div>
  )
}

function SignedOut() {
  return (
    <>
      <span aria-hidden="true" className="hidden h-10 w-40 rounded-pill bg-sunken in-data-signed-in:block" />
      <span className="contents in-data-signed-in:hidden">
        <Link
          to={LOGIN.to}
          className="inline-flex min-h-11 items-center px-2 pt-0.5 font-semibold text-link min-[80rem]:px-3"
        >
          {LOGIN.label}
        </Link>
        <ButtonLink to={GET_STARTED.to} size="small">
          {GET_STARTED.label}
        </ButtonLink>
      </span>
    </>
  )
}

const TRIGGER = 'flex min-h-12 min-w-0 items-center gap-2 rounded-pill py-1 pr-3 pl-1 font-medium hover:bg-primary-soft'

function UserMenu({ user, onLogout }: { user: SessionUser; onLogout: () => void }) {
  const name = `${user.first_name} ${user.last_name}`
  const trigger = (
    <>
      <Avatar name={name} size={40} />
      <span className="truncate pt-0.5">{name}</span>
      <ChevronDown aria-hidden="true" className="icon" />
    </>
  )
  return (
    <Menu trigger={trigger} triggerClassName={TRIGGER}>
      <div className="border-line border-b px-2 pt-2 pb-3">
        <UserCard user={user} />
      </div>
      <AccountEntries variant="menu" role={user.role} onLogout={onLogout} />
    </Menu>
  )
}

/** At the top of the user menu and the drawer. */
export function UserCard({ user }: { user: SessionUser }) {
  const name = `${user.first_name} ${user.last_name}`
  return (
    <div className="flex min-w-0 items-center gap-4">
      <Avatar name={name} size={48} />
      <div className="grid min-w-0 justify-items-start gap-1">
        <p className="max-w-full truncate font-semibold">{name}</p>
        <Badge>{ROLE_LABELS[user.role]}</Badge>
      </div>
    </div>
  )
}

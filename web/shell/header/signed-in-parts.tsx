import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { ROLE_LABELS } from '#domain/roles.ts'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { AccountEntries } from '../account/account-entries.tsx'

interface SignedInProps {
  user: SessionUser
  onLogout: () => void
}

const TRIGGER = 'flex min-h-12 min-w-0 items-center gap-2 rounded-pill py-1 pr-3 pl-1 font-medium hover:bg-primary-soft'

export function UserMenu({ user, onLogout }: SignedInProps): ReactNode {
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
export function UserCard({ user }: Pick<SignedInProps, 'user'>): ReactNode {
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

export function DrawerEntries({ user, onLogout }: SignedInProps): ReactNode {
  return <AccountEntries variant="drawer" role={user.role} onLogout={onLogout} />
}

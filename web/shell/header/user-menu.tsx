import { ChevronDown } from 'lucide-react'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { AccountEntries } from '../account-entries.tsx'
import { UserCard } from './user-card.tsx'

interface UserMenuProps {
  user: SessionUser
  onLogout: () => void
}

const TRIGGER = 'flex min-h-12 min-w-0 items-center gap-2 rounded-pill py-1 pr-3 pl-1 font-medium hover:bg-primary-soft'

export function UserMenu({ user, onLogout }: UserMenuProps) {
  const name = `${user.first_name} ${user.last_name}`
  const trigger = (
    <>
      <Avatar name={name} id={user.id} size={40} />
      <span className="truncate pt-0.5">{name}</span>
      <ChevronDown aria-hidden="true" className="icon" />
    </>
  )
  return (
    <Menu trigger={trigger} triggerClassName={TRIGGER}>
      <div className="border-line border-b px-2 pt-2 pb-3">
        <UserCard user={user} />
      </div>
      <AccountEntries place="menu" role={user.role} onLogout={onLogout} />
    </Menu>
  )
}

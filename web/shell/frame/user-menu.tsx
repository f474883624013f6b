import { ROLE_LABELS } from '#domain/accounts/roles.ts'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { AccountEntries } from '../account-entries.tsx'
import { useOwnPictures } from '../console/own-profile.queries.ts'
import type { Area } from './area.ts'

interface AreaUserMenuProps {
  area: Area
  user: SessionUser
  onLogout: (() => void) | undefined
}

export function AreaUserMenu({ area, user, onLogout }: AreaUserMenuProps) {
  const pictures = useOwnPictures()
  const name = `${user.first_name} ${user.last_name}`
  return (
    <Menu
      label={`Account of ${name}`}
      trigger={<Avatar name={name} id={user.id} size={40} pictures={pictures} />}
      triggerClassName="flex-none rounded-full"
    >
      <div className="grid justify-items-start gap-1 border-line border-b px-3 pt-2 pb-4">
        <p className="max-w-full truncate font-semibold">{name}</p>
        <p className="max-w-full truncate text-ink-muted text-sm">{user.email}</p>
        <Badge tone="primary">{ROLE_LABELS[user.role]}</Badge>
      </div>
      <AccountEntries
        place="menu"
        role={user.role}
        profile={area.profile}
        settings={area.settings}
        onLogout={onLogout}
      />
    </Menu>
  )
}

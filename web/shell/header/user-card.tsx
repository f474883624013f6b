import { ROLE_LABELS } from '#domain/accounts/roles.ts'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'

interface UserCardProps {
  user: SessionUser
}

/** Who is signed in: on top of the user menu and of the drawer. */
export function UserCard({ user }: UserCardProps) {
  const name = `${user.first_name} ${user.last_name}`
  return (
    <div className="flex min-w-0 items-center gap-4">
      <Avatar name={name} id={user.id} size={48} />
      <div className="grid min-w-0 justify-items-start gap-1">
        <p className="max-w-full truncate font-semibold">{name}</p>
        <Badge>{ROLE_LABELS[user.role]}</Badge>
      </div>
    </div>
  )
}

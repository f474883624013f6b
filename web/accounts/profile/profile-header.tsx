import { LayoutDashboard, Pencil, ShieldCheck } from 'lucide-react'
import type { Ref } from 'react'
import type { User } from '#domain/accounts/accounts.schema.ts'
import { canEnterConsole, ROLE_LABELS } from '#domain/accounts/roles.ts'
import { initials } from '#web/lib/format.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'

interface ProfileHeaderProps {
  user: User
  isEditing: boolean
  editRef: Ref<HTMLButtonElement>
  onEdit: () => void
}

export function ProfileHeader({ user, isEditing, editRef, onEdit }: ProfileHeaderProps) {
  const name = `${user.first_name} ${user.last_name}`
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-5">
      <Avatar name={name} id={user.id} size={84} initials={initials(name)} />
      <div className="min-w-0 flex-1 basis-[min(16rem,100%)]">
        <h1 className="wrap-anywhere">{name}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">
          <span className="wrap-anywhere">{user.email}</span>
          <Badge tone="primary">{ROLE_LABELS[user.role]}</Badge>
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full">
        {isEditing ? null : (
          <Button ref={editRef} icon={Pencil} onClick={onEdit} className="max-sm:w-full">
            Edit Profile
          </Button>
        )}
        {canEnterConsole(user.role) ? (
          <ButtonLink to="/dietitian" variant="outline" icon={LayoutDashboard} className="max-sm:w-full">
            Dietitian console
          </ButtonLink>
        ) : null}
        {user.role === 'admin' ? (
          <ButtonLink to="/admin" variant="outline" icon={ShieldCheck} className="max-sm:w-full">
            Admin panel
          </ButtonLink>
        ) : null}
      </div>
    </header>
  )
}

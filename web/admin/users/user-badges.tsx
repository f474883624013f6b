import { ROLE_LABELS, type Role } from '#domain/roles.ts'
import { Badge } from '#web/ui/badge.tsx'

export function RoleBadge({ role }: { role: Role }) {
  return <Badge tone={role === 'user' ? 'neutral' : 'primary'}>{ROLE_LABELS[role]}</Badge>
}

export function AccessBadge({ isActive }: { isActive: boolean }) {
  return (
    <Badge tone={isActive ? 'success' : 'danger'} dot>
      {isActive ? 'Active' : 'Disabled'}
    </Badge>
  )
}

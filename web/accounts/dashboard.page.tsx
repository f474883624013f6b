import { Navigate } from 'react-router'
import type { Role } from '#domain/accounts/roles.ts'
import { useSession } from '#web/lib/session/session.ts'
import ProfilePage from './profile.page.tsx'

export { meta } from './profile.page.tsx'

/** The areas of those whose work is elsewhere. */
const AREAS: Partial<Record<Role, string>> = { dietitian: '/dietitian', admin: '/admin' }

/** Where a sign-in lands: a client's profile, a dietitian's console, the office's panel. */
export default function DashboardPage() {
  const role = useSession((session) => session.user?.role)
  const area = role && AREAS[role]
  return area ? <Navigate to={area} replace /> : <ProfilePage />
}

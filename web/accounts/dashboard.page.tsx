import { Navigate } from 'react-router'
import type { Role } from '#domain/roles.ts'
import { useSession } from '#web/lib/session/session.ts'
import ProfilePage from './profile.page.tsx'

export { meta } from './profile.page.tsx'

/** The home pages of the other roles. */
const AREAS: Partial<Record<Role, string>> = { dietitian: '/dietitian', admin: '/admin' }

/** The destination after a sign-in: a client's profile, or the area of the role. */
export default function DashboardPage() {
  const role = useSession((session) => session.user?.role)
  const area = role && AREAS[role]
  return area ? <Navigate to={area} replace /> : <ProfilePage />
}

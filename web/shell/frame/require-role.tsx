import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { Role } from '#domain/roles.ts'
import { api } from '#web/lib/api/api.ts'
import { loginPath } from '#web/lib/session/return-path.ts'
import { useSession } from '#web/lib/session/session.ts'
import { NeedsScript } from '../needs-script.tsx'
import { AccessDenied } from './access-denied.tsx'

interface RequireSignInProps {
  children: ReactNode
  /** Shown until the session is known. */
  fallback?: ReactNode
}

/** Sends visitors to the sign-in, which returns them to this page. */
export function RequireSignIn({ children, fallback = null }: RequireSignInProps) {
  const { status, hasLoggedOut } = useSession()
  const { pathname, search, hash } = useLocation()
  if (status === 'signed-in') return children
  if (status === 'signed-out') {
    return <Navigate to={hasLoggedOut ? '/' : loginPath(pathname + search + hash)} replace />
  }
  return (
    <>
      <div className="wrap">
        <NeedsScript />
      </div>
      {fallback}
    </>
  )
}

interface RequireRoleProps extends RequireSignInProps {
  roles: readonly Role[]
}

export function RequireRole({ roles, children, fallback = null }: RequireRoleProps) {
  return (
    <RequireSignIn fallback={fallback}>
      <WithRole roles={roles} fallback={fallback}>
        {children}
      </WithRole>
    </RequireSignIn>
  )
}

/** Checks a disallowed role once with the server, since it may have changed since the sign-in. */
function WithRole({ roles, children, fallback }: RequireRoleProps) {
  const role = useSession((session) => session.user?.role)
  const isAllowed = role !== undefined && roles.includes(role)
  const [isChecked, setChecked] = useState(false)

  useEffect(() => {
    if (isAllowed) return
    let isCurrent = true
    const done = () => isCurrent && setChecked(true)
    api.accounts.profile().then(done, done)
    return () => {
      isCurrent = false
    }
  }, [isAllowed])

  if (isAllowed) return children
  return isChecked ? <AccessDenied /> : fallback
}

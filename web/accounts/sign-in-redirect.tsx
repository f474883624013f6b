import { Navigate, useSearchParams } from 'react-router'
import { ACCOUNT_HOME, safeReturnPath } from '#web/lib/session/return-path.ts'
import { useSession } from '#web/lib/session/session.ts'

const APPLICATION_PATH = '/dietitian-application'

/** Where a sign-in leads: the dietitian's way, the page that asked for it, else the account's own page. */
function afterSignIn(search: URLSearchParams): string {
  if (search.get('as') === 'dietitian') return APPLICATION_PATH
  return safeReturnPath(search.get('next')) ?? ACCOUNT_HOME
}

/**
 * Redirects a signed-in user, on arrival or after the form. A component of its own, so that the form beside it does
 * not render again when the session becomes known.
 */
export function SignInRedirect() {
  const isSignedIn = useSession((session) => session.status === 'signed-in')
  const [search] = useSearchParams()
  return isSignedIn ? <Navigate to={afterSignIn(search)} replace /> : null
}

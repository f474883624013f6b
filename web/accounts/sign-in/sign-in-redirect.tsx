import { Navigate, useSearchParams } from 'react-router'
import { ACCOUNT_HOME, AFTER_SIGN_IN, safeReturnPath } from '#web/lib/session/return-path.ts'
import { useSession } from '#web/lib/session/session.ts'

const APPLICATION_PATH = '/dietitian-application'

/**
 * The destination after a sign-in: the dietitian application, the page that required it, or else the account's own
 * page.
 */
function afterSignIn(search: URLSearchParams): string {
  if (search.get('as') === 'dietitian') return APPLICATION_PATH
  return safeReturnPath(search.get('next')) ?? ACCOUNT_HOME
}

/**
 * Redirects a signed-in user, on arrival or after the form. A separate component, so that the form beside it does not
 * re-render when the session becomes known.
 */
export function SignInRedirect() {
  const isSignedIn = useSession((session) => session.status === 'signed-in')
  const [search] = useSearchParams()
  return isSignedIn ? <Navigate to={afterSignIn(search)} state={AFTER_SIGN_IN} replace /> : null
}

import { Suspense } from 'react'
import { Link } from 'react-router'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { GET_STARTED, LOGIN } from '../navigation.ts'
import { UserMenu } from './signed-in-lazy.tsx'

/**
 * While the session is unknown or the user menu loads, the head script's attribute decides between the two links and a
 * placeholder for the menu, whose width does not depend on the name.
 */
export function AccountArea({ user, onLogout }: { user: SessionUser | null; onLogout: () => void }) {
  return (
    <div className="hidden min-h-12 flex-none items-center justify-end gap-1 in-data-signed-in:w-47 in-data-signed-in:min-[80rem]:w-56 min-[80rem]:gap-2 lg:flex">
      {user ? (
        <Suspense fallback={<SignedOut />}>
          <UserMenu user={user} onLogout={onLogout} />
        </Suspense>
      ) : (
        <SignedOut />
      )}
    </div>
  )
}

function SignedOut() {
  return (
    <>
      <span aria-hidden="true" className="hidden h-10 w-40 rounded-pill bg-sunken in-data-signed-in:block" />
      <span className="contents in-data-signed-in:hidden">
        <Link
          to={LOGIN.to}
          className="inline-flex min-h-11 items-center px-2 pt-0.5 font-semibold text-link min-[80rem]:px-3"
        >
          {LOGIN.label}
        </Link>
        <ButtonLink to={GET_STARTED.to} size="small">
          {GET_STARTED.label}
        </ButtonLink>
      </span>
    </>
  )
}

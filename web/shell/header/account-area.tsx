import { Link } from 'react-router'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { GET_STARTED, LOGIN } from '../navigation.ts'
import { UserMenu } from './user-menu.tsx'

interface AccountAreaProps {
  user: SessionUser | null
  onLogout: () => void
}

/**
 * The header's right end. While the browser has not yet said who is there, the page's first script decides between the
 * two links and a place for the user menu, whose width does not hang on the name.
 */
export function AccountArea({ user, onLogout }: AccountAreaProps) {
  return (
    <div className="hidden min-h-12 flex-none items-center justify-end gap-1 in-data-signed-in:w-47 in-data-signed-in:min-[80rem]:w-56 min-[80rem]:gap-2 lg:flex">
      {user ? <UserMenu user={user} onLogout={onLogout} /> : <SignedOut />}
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

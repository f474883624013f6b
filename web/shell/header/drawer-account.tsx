import { CircleUserRound, LogOut } from 'lucide-react'
import { Link } from 'react-router'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { GET_STARTED, LOGIN, PROFILE } from '../navigation.ts'

interface DrawerAccountProps {
  user: SessionUser | null
  onLogout: () => void
  onLeave: () => void
}

const ITEM =
  'flex min-h-12 w-full items-center gap-3 rounded-field px-4 pt-0.5 text-left font-medium hover:bg-primary-soft'

/** The drawer's half of the account area: the same entries as in the header. */
export function DrawerAccount({ user, onLogout, onLeave }: DrawerAccountProps) {
  if (!user) {
    return (
      <div className="grid gap-3 in-data-signed-in:hidden">
        <ButtonLink to={GET_STARTED.to} block>
          {GET_STARTED.label}
        </ButtonLink>
        <ButtonLink to={LOGIN.to} variant="outline" block>
          {LOGIN.label}
        </ButtonLink>
      </div>
    )
  }
  const handleLogout = () => {
    onLeave()
    onLogout()
  }
  return (
    <ul className="grid gap-1 border-line border-t pt-4">
      <li>
        <Link to={PROFILE.to} className={ITEM}>
          <CircleUserRound aria-hidden="true" className="icon" />
          {PROFILE.label}
        </Link>
      </li>
      <li>
        <button type="button" onClick={handleLogout} className={ITEM}>
          <LogOut aria-hidden="true" className="icon" />
          Logout
        </button>
      </li>
    </ul>
  )
}

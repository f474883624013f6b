import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { AccountEntries } from '../account-entries.tsx'
import { GET_STARTED, LOGIN } from '../navigation.ts'

interface DrawerAccountProps {
  user: SessionUser | null
  onLogout: () => void
  onLeave: () => void
}

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
  return <AccountEntries place="drawer" role={user.role} onLogout={handleLogout} />
}

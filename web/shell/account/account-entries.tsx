import { CircleUserRound, LogOut, MessageCircle, Settings, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { Role } from '#domain/roles.ts'
import { ADMIN_AREA, MY_REQUESTS, PROFILE, SETTINGS } from '../navigation.ts'

interface AccountEntriesProps {
  /** `drawer` has larger touch targets. */
  variant: 'menu' | 'drawer'
  role: Role
  onLogout: (() => void) | undefined
  /** The target of "My Profile". */
  profile?: string
  settings?: string | undefined
}

const LISTS = { menu: 'grid gap-0.5 pt-2', drawer: 'grid gap-1 border-line border-t pt-4' }
const ENTRY =
  'flex w-full items-center gap-3 rounded-field pt-0.5 text-left font-medium hover:bg-primary-soft hover:text-on-primary-soft'
const ENTRIES = { menu: `${ENTRY} min-h-11 px-3`, drawer: `${ENTRY} min-h-12 px-4` }

/** The account links of a signed-in user: in the header, its drawer and the console. */
export function AccountEntries({
  variant,
  role,
  onLogout,
  profile = PROFILE.to,
  settings = SETTINGS.to,
}: AccountEntriesProps) {
  const links = [
    ...(role === 'user' ? [{ ...MY_REQUESTS, icon: MessageCircle }] : []),
    { to: profile, label: PROFILE.label, icon: CircleUserRound },
    ...(role === 'admin' ? [{ ...ADMIN_AREA, icon: ShieldCheck }] : []),
    { to: settings, label: SETTINGS.label, icon: Settings },
  ]
  return (
    <ul className={LISTS[variant]}>
      {links.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <Link to={to} className={ENTRIES[variant]}>
            <Icon aria-hidden="true" className="icon" />
            {label}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" onClick={onLogout} className={ENTRIES[variant]}>
          <LogOut aria-hidden="true" className="icon" />
          Logout
        </button>
      </li>
    </ul>
  )
}

import { lazy } from 'react'
import { Button } from '#web/ui/button.tsx'

type Parts = typeof import('./signed-in-parts.tsx')

/** In place of the menu if its script cannot be loaded. */
function LogoutButton({ onLogout }: { onLogout: () => void }) {
  return (
    <Button variant="outline" size="small" onClick={onLogout}>
      Logout
    </Button>
  )
}

const WITHOUT_SCRIPT: Parts = { UserMenu: LogoutButton, UserCard: () => null, DrawerEntries: LogoutButton }

/** Visitors never load them. */
const loadParts = (): Promise<Parts> => import('./signed-in-parts.tsx').catch(() => WITHOUT_SCRIPT)

export const UserMenu = lazy(async () => ({ default: (await loadParts()).UserMenu }))
export const UserCard = lazy(async () => ({ default: (await loadParts()).UserCard }))
export const DrawerEntries = lazy(async () => ({ default: (await loadParts()).DrawerEntries }))

import { logout } from '#web/lib/session/session.ts'
import { withTimeout } from '#web/lib/session/with-timeout.ts'

/** Without a connection the dialog's script may not load. */
const LOAD_TIMEOUT_MS = 1_000

let pending: Promise<boolean> | null = null

function askAndLogOut(): Promise<boolean> {
  const loading = import('./logout-dialog.tsx').catch(() => null)
  return logout(async (losses) => {
    const dialog = await withTimeout(LOAD_TIMEOUT_MS, loading)
    return dialog ? dialog.askToLogOut(losses) : window.confirm([...losses, 'Log out anyway?'].join('\n\n'))
  })
}

/** Runs once at a time. @returns whether the user is logged out */
export function logOut(): Promise<boolean> {
  pending ??= askAndLogOut().finally(() => {
    pending = null
  })
  return pending
}

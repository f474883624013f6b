import { orNullAfter } from '#web/lib/session/or-null-after.ts'
import { logout } from '#web/lib/session/session.ts'

/** Without a connection the dialog's script may not load. */
const LOAD_TIMEOUT_MS = 1_000

let pending: Promise<boolean> | null = null

function askAndLogOut(): Promise<boolean> {
  const loading = import('./logout-dialog.tsx').catch(() => null)
  return logout(async (losses) => {
    const dialog = await orNullAfter(loading, LOAD_TIMEOUT_MS)
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

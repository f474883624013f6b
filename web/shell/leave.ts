import { logout } from '#web/lib/session/session.ts'
import { withTimeout } from '#web/lib/session/with-timeout.ts'

/** How long the dialog is waited for, in milliseconds; without a connection it may not come. */
const TO_LOAD = 1_000

let leaving: Promise<boolean> | null = null

function logOut(): Promise<boolean> {
  const loading = import('./logout-dialog.tsx').catch(() => null)
  return logout(async (losses) => {
    const dialog = await withTimeout(TO_LOAD, loading)
    return dialog ? dialog.askToLogOut(losses) : window.confirm([...losses, 'Log out anyway?'].join('\n\n'))
  })
}

/** Once, however often it is pressed meanwhile. @returns whether the person has left */
export function leave(): Promise<boolean> {
  leaving ??= logOut().finally(() => {
    leaving = null
  })
  return leaving
}

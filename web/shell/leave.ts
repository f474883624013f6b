import { logout } from '#web/lib/session/session.ts'
import { toast } from '#web/ui/toast.ts'

const HELD_ELSEWHERE = 'Another tab has changes that could not be saved. Save them there, or log out there.'

let leaving: Promise<boolean> | null = null

async function tryToLeave(): Promise<boolean> {
  const answer = await logout()
  if (answer === 'held-elsewhere') toast.error(HELD_ELSEWHERE)
  return answer === 'goes'
}

/** Once, however often it is pressed while other tabs are waited for. @returns whether the person has left */
export function leave(): Promise<boolean> {
  leaving ??= tryToLeave().finally(() => {
    leaving = null
  })
  return leaving
}

import { logout } from '#web/lib/session/session.ts'
import { toast } from '#web/ui/toast.ts'

const HELD_ELSEWHERE = 'Another tab has changes that could not be saved. Save them there, or log out there.'

/** @returns whether the person has left */
export async function leave(): Promise<boolean> {
  const answer = await logout()
  if (answer === 'held-elsewhere') toast.error(HELD_ELSEWHERE)
  return answer === 'goes'
}

import { answerOtherTabs, keptByOtherTabs } from './other-tabs.ts'

/** What a logout would take from somebody. */
interface UnsentWork {
  /** Sends what is not sent yet; whether nothing would be lost now. */
  keepAll: () => Promise<boolean>
  /** Whether the person goes all the same. */
  ask: () => Promise<boolean>
}

const works = new Set<UnsentWork>()
let stopAnswering: (() => void) | null = null

async function keepAllHere(): Promise<boolean> {
  const outcomes = await Promise.all([...works].map(({ keepAll }) => keepAll()))
  return outcomes.every(Boolean)
}

/**
 * A logout erases what this browser has kept of unsent work. Who has some sends it first, for a logout in any tab; what
 * cannot be sent is asked about. Returns how to stop being heard.
 */
export function beforeLogout(work: UnsentWork): () => void {
  works.add(work)
  stopAnswering ??= answerOtherTabs(keepAllHere)
  return () => {
    works.delete(work)
    if (works.size > 0) return
    stopAnswering?.()
    stopAnswering = null
  }
}

/** `stays`: the person chose to. `held-elsewhere`: another tab has what it could not send. */
export type LogoutAnswer = 'goes' | 'stays' | 'held-elsewhere'

export async function mayLogOut(userId: number | undefined): Promise<LogoutAnswer> {
  for (const { keepAll, ask } of works) {
    if (!(await keepAll()) && !(await ask())) return 'stays'
  }
  return userId === undefined || (await keptByOtherTabs(userId)) ? 'goes' : 'held-elsewhere'
}

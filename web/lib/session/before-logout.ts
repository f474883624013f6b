import { answerLogoutRequests, publishLogoutDecision, requestFlushOfOtherTabs } from './flush-other-tabs.ts'
import { orNullAfter } from './or-null-after.ts'

/** How long a logout waits for unsaved work; the whole logout takes 3 seconds at most. */
const FLUSH_TIMEOUT_MS = 2_000

interface UnsavedWork {
  /** Saves what is unsaved; resolves to whether nothing would be lost. */
  flush: () => Promise<boolean>
  /** Tells the user what a logout would erase. */
  loss: string
}

const registeredWork = new Set<UnsavedWork>()
let stopAnswering: (() => void) | null = null

/** @returns what could not be saved in this tab */
async function flushThisTab(): Promise<string[]> {
  const losses = [...registeredWork].map(async ({ flush, loss }) =>
    (await orNullAfter(flush(), FLUSH_TIMEOUT_MS)) ? [] : [loss],
  )
  return (await Promise.all(losses)).flat()
}

/**
 * A logout erases unsaved work from the browser. Pages with unsaved work register here: it is saved before a logout in
 * any tab, and the user decides about work that cannot be saved.
 * @returns a function that unregisters
 */
export function beforeLogout(work: UnsavedWork): () => void {
  registeredWork.add(work)
  stopAnswering ??= answerLogoutRequests(async () => (await flushThisTab()).length === 0)
  return () => {
    registeredWork.delete(work)
    if (registeredWork.size > 0) return
    stopAnswering?.()
    stopAnswering = null
  }
}

const IN_ANOTHER_TAB = 'Another tab has changes that we couldn’t save. They’re deleted when you sign out.'

/** Saves the unsaved work of all tabs, and asks about what could not be saved. */
export async function confirmLogout(userId: number, ask: (losses: string[]) => Promise<boolean>): Promise<boolean> {
  const [ownLosses, isLostElsewhere] = await Promise.all([
    flushThisTab(),
    requestFlushOfOtherTabs(userId, FLUSH_TIMEOUT_MS),
  ])
  const losses = isLostElsewhere ? [...ownLosses, IN_ANOTHER_TAB] : ownLosses
  const mayLogOut = losses.length === 0 || (await ask(losses))
  publishLogoutDecision({ kind: mayLogOut ? 'logged-out' : 'cancelled', userId })
  return mayLogOut
}

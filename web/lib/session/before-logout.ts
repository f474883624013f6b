import { answerOtherTabs, askOtherTabs, tellOtherTabs } from './other-tabs.ts'
import { withTimeout } from './with-timeout.ts'

/** How long a logout waits for unsaved work to be sent, in milliseconds; it ends within 3 seconds. */
const TO_SAVE = 2_000

interface UnsavedWork {
  /** Sends what is not sent yet; whether nothing would be lost now. */
  keepAll: () => Promise<boolean>
  /** What a logout erases, in a sentence for the person. */
  loss: string
}

const works = new Set<UnsavedWork>()
let stopAnswering: (() => void) | null = null

/** What could not be saved in this tab. */
async function saveHere(): Promise<string[]> {
  const losses = [...works].map(async ({ keepAll, loss }) => ((await withTimeout(TO_SAVE, keepAll())) ? [] : [loss]))
  return (await Promise.all(losses)).flat()
}

/**
 * A logout erases what this browser has kept of unsaved work. A page that has some sends it first, for a logout in any
 * tab; the person decides about what cannot be sent. Returns how to end that.
 */
export function beforeLogout(work: UnsavedWork): () => void {
  works.add(work)
  stopAnswering ??= answerOtherTabs(async () => (await saveHere()).length === 0)
  return () => {
    works.delete(work)
    if (works.size > 0) return
    stopAnswering?.()
    stopAnswering = null
  }
}

const IN_ANOTHER_TAB = 'Another tab has changes that could not be saved. They are erased when you log out.'

/** Has all tabs save what they can, and asks about what a logout would erase all the same. */
export async function mayLogOut(userId: number, ask: (losses: string[]) => Promise<boolean>): Promise<boolean> {
  const [here, isLostElsewhere] = await Promise.all([saveHere(), askOtherTabs(userId, TO_SAVE)])
  const losses = isLostElsewhere ? [...here, IN_ANOTHER_TAB] : here
  const mayGo = losses.length === 0 || (await ask(losses))
  tellOtherTabs({ kind: mayGo ? 'gone' : 'staying', userId })
  return mayGo
}

import { createHmac } from 'node:crypto'
import type { Caller, ViewCounter } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { isKnownBot } from './known-bots.ts'
import { countViews, type SeenRow } from './views.queries.ts'

/** A view is on the page within ten seconds. */
const FLUSH_MS = 4000
/** A flood beyond this is counted by nobody until the next flush: memory stays bounded. */
const WAITING_MAX = 50_000

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/**
 * What stands for a reader for one day: the browser and, once signed in, the account. Keyed, so that who has only the
 * table can neither follow anybody from day to day nor try addresses and accounts out.
 */
function readerKeys(secret: string, { address, user_agent }: Caller, userId: number | null): string[] {
  const day = dayOf(new Date())
  const key = (of: string) => createHmac('sha256', secret).update(`${day}\n${of}`).digest('base64url')
  const browser = key(`${address}\n${user_agent}`)
  return userId === null ? [browser] : [browser, key(`user ${userId}`)]
}

/**
 * @param secret keys the traces of readers
 * @param onCounted told which articles have more views now
 */
export function createViewCounter(
  db: Database,
  secret: string,
  onCounted: (blogIds: number[]) => Promise<void>,
  onError: (error: unknown) => void,
): ViewCounter {
  let waiting = new Map<string, SeenRow>()
  let flushing: Promise<void> = Promise.resolve()

  async function write(): Promise<void> {
    const batch = [...waiting.values()]
    if (batch.length === 0) return
    waiting = new Map()
    try {
      const counted = await countViews(db, dayOf(new Date()), batch)
      if (counted.length > 0) await onCounted(counted)
    } catch (error) {
      // Kept for the next time; what came meanwhile is newer and counts once beside it.
      for (const row of batch) waiting.set(`${row.blog_id} ${row.keys.join()}`, row)
      onError(error)
    }
  }

  function flush(): Promise<void> {
    flushing = flushing.then(write)
    return flushing
  }

  const timer = setInterval(() => void flush(), FLUSH_MS)
  timer.unref()

  return {
    see(blogId, caller, userId) {
      if (isKnownBot(caller.user_agent) || waiting.size >= WAITING_MAX) return
      const keys = readerKeys(secret, caller, userId)
      waiting.set(`${blogId} ${keys.join()}`, { blog_id: blogId, keys, user_id: userId, ...caller })
    },
    flush,
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}

import { createHash } from 'node:crypto'
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

/** Changes daily, so that nobody can be followed from one day to the next. */
function readerHash(day: string, { address, user_agent }: Caller): string {
  return createHash('sha256').update(`${day}\n${address}\n${user_agent}`).digest('base64url')
}

/** @param onCounted told which articles have more views now */
export function createViewCounter(
  db: Database,
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
      const keys = [readerHash(dayOf(new Date()), caller), ...(userId === null ? [] : [`user ${userId}`])]
      waiting.set(`${blogId} ${keys.join()}`, { blog_id: blogId, keys, user_id: userId, ...caller })
    },
    flush,
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}

import { createHmac } from 'node:crypto'
import type { WeeklyViews } from '#domain/blogs/blogs.schema.ts'
import { lastWeeks } from '#domain/blogs/weeks.ts'
import { indiaDay } from '#domain/site/india-day.ts'
import type { Actor, ViewCounter } from '../../context.ts'
import type { Database } from '../../db/connect.ts'
import { isKnownBot } from './known-bots.ts'
import { countViews, sumWeeklyViews, type ViewRow } from './views.queries.ts'

/** Cached responses that show views expire after eight seconds, so a view appears within ten. */
const FLUSH_MS = 2000
/** Views beyond this number are dropped until the next flush, which bounds the memory. */
const WAITING_MAX = 50_000

/** Kept in memory only, until the next flush. */
type View = Omit<ViewRow, 'key' | 'mark' | 'other'>

const PLATFORMS = /iPhone|iPad|Android|Windows|Macintosh|Linux(?!.*Android)/
/** In this order: most others call themselves Chrome and Safari too. */
const BROWSERS = /Firefox|FxiOS|Edg|OPR|SamsungBrowser|UCBrowser|(?:Chrome|CriOS|Safari)/

/**
 * The kind of browser, one of a few dozen. The full user agent is chosen by the sender, who could pose as a new reader
 * each time.
 */
const browserOf = (userAgent: string) =>
  [PLATFORMS, BROWSERS].map((names) => names.exec(userAgent)?.[0] ?? '').join(' ')

function viewKey({ blog_id, user_id, address, user_agent }: View): string {
  return `${blog_id} ${user_id} ${address} ${browserOf(user_agent)}`
}

/**
 * Identifies a reader for one day: by account or, without a sign-in, by address and kind of browser. The hashes are
 * keyed, so that the table alone does not let anyone follow a reader from day to day, or test addresses and accounts.
 */
function readerOf(secret: string, now: Date, { address, user_agent, user_id: userId }: View) {
  const day = indiaDay(now)
  const hash = (identity: string) => createHmac('sha256', secret).update(`${day}\n${identity}`).digest('base64url')
  const browser = `${address}\n${browserOf(user_agent)}`
  const [without, withAccount] = [hash(browser), hash(`account\n${browser}`)]
  return userId === null
    ? { key: without, mark: null, other: withAccount }
    : { key: hash(`user ${userId}`), mark: withAccount, other: without }
}

/** @param secret key of the readers' hashes */
export function createViewCounter(db: Database, secret: string, onError: (error: unknown) => void): ViewCounter {
  let waiting = new Map<string, View>()
  let flushing: Promise<void> = Promise.resolve()

  async function write(): Promise<void> {
    const batch = [...waiting.values()]
    if (batch.length === 0) return
    waiting = new Map()
    try {
      const day = new Date()
      const rows = batch.map((view): ViewRow => ({ ...view, ...readerOf(secret, day, view) }))
      await countViews(db, indiaDay(day), rows)
    } catch (error) {
      // Retried at the next flush. A newer view by the same reader has the same key and is counted once.
      for (const view of batch) waiting.set(viewKey(view), view)
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
    record(blogId, caller, userId) {
      const view = { blog_id: blogId, user_id: userId, ...caller }
      const key = viewKey(view)
      if (waiting.has(key) || waiting.size >= WAITING_MAX || isKnownBot(caller.user_agent)) return
      waiting.set(key, view)
    },
    flush,
    waiting: () => waiting.size,
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}

/** The views of the author's articles by week, the current week last. */
export async function listWeeklyViews(db: Database, actor: Actor): Promise<WeeklyViews> {
  const weeks = lastWeeks(new Date())
  const [since = ''] = weeks
  const rows = await sumWeeklyViews(db, actor.id, since)
  const counted = new Map(rows.map(({ week, views }) => [week, views]))
  return { weeks: weeks.map((starts_on, at) => ({ starts_on, views: counted.get(at) ?? 0 })) }
}

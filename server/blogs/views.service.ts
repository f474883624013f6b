import { createHmac } from 'node:crypto'
import type { WeeklyViews } from '#domain/blogs/blogs.schema.ts'
import { lastWeeks } from '#domain/blogs/weeks.ts'
import type { Actor, ViewCounter } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { countViews, type SeenRow, sumWeeklyViews } from './views.queries.ts'

/**
 * Programs that name themselves as crawlers, link previews or monitors. Narrow on purpose: lists of everything that is
 * no ordinary browser also hold HTTP libraries and in-app browsers, behind which readers sit.
 */
const KNOWN_BOTS =
  /(?<!cu)bot(?:\b|[/_-])|crawl|spider|slurp|scraper|archiver|facebookexternalhit|mediapartners|google-(?:read-aloud|inspectiontool|extended)|feedfetcher|link ?preview|bingpreview|embedly|whatsapp\/|lighthouse|page ?speed|pingdom|uptime|site24x7|semrush|ahrefs/i

export function isKnownBot(userAgent: string): boolean {
  return KNOWN_BOTS.test(userAgent)
}

/** Cached responses that show views expire after eight seconds: together within ten. */
const FLUSH_MS = 2000
/** A flood beyond this is counted by nobody until the next flush: memory stays bounded. */
const WAITING_MAX = 50_000

/** In memory only, until the next flush. */
type Seen = Omit<SeenRow, 'keys'>

const PLATFORMS = /iPhone|iPad|Android|Windows|Macintosh|Linux(?!.*Android)/

/** The kind of device, of which there are few. The whole name is the sender's to choose: each would be a new reader. */
const deviceOf = (userAgent: string) => PLATFORMS.exec(userAgent)?.[0] ?? ''

function nameOf({ blog_id, user_id, address, user_agent }: Seen): string {
  return `${blog_id} ${user_id} ${address} ${deviceOf(user_agent)}`
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/**
 * What stands for a reader for one day: address and kind of device and, once signed in, the account. Keyed, so that who has only the
 * table can neither follow anybody from day to day nor try addresses and accounts out.
 */
function readerKeys(secret: string, now: Date, { address, user_agent, user_id: userId }: Seen): string[] {
  const day = dayOf(now)
  const key = (of: string) => createHmac('sha256', secret).update(`${day}\n${of}`).digest('base64url')
  const browser = key(`${address}\n${deviceOf(user_agent)}`)
  return userId === null ? [browser] : [browser, key(`user ${userId}`)]
}

/**
 * @param secret keys the traces of readers
 */
export function createViewCounter(db: Database, secret: string, onError: (error: unknown) => void): ViewCounter {
  let waiting = new Map<string, Seen>()
  let flushing: Promise<void> = Promise.resolve()

  async function write(): Promise<void> {
    const batch = [...waiting.values()]
    if (batch.length === 0) return
    waiting = new Map()
    try {
      const day = new Date()
      const rows = batch.map((seen): SeenRow => ({ ...seen, keys: readerKeys(secret, day, seen) }))
      await countViews(db, dayOf(day), rows)
    } catch (error) {
      // Counted at the next flush; a newer read of the same reader counts once with it.
      for (const seen of batch) waiting.set(nameOf(seen), seen)
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
      const seen = { blog_id: blogId, user_id: userId, ...caller }
      const name = nameOf(seen)
      if (waiting.has(name) || waiting.size >= WAITING_MAX || isKnownBot(caller.user_agent)) return
      waiting.set(name, seen)
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
export async function listWeeklyViews(db: Database, actor: Actor, now = new Date()): Promise<WeeklyViews> {
  const weeks = lastWeeks(now)
  const [since = ''] = weeks
  const rows = await sumWeeklyViews(db, actor.id, since)
  const counted = new Map(rows.map(({ week, views }) => [week, views]))
  return { weeks: weeks.map((starts_on, at) => ({ starts_on, views: counted.get(at) ?? 0 })) }
}

import type pg from 'pg'
import { type ContentKey, concernsSite, EVERYTHING, SITE_SETTINGS } from './content-keys.ts'
import type { KeptStore } from './kept-store.ts'
import type { PublicReads } from './public-reads.ts'

/** So old is what has been heard at most while kept answers are sent; with the time between two checks under 30 s. */
const TRUSTED_MS = 25_000
/** A database that does not answer must not keep the next check from asking again. */
const PATIENCE_MS = 5000
/** Rows are kept for an hour: who has not asked for half of it may have missed some. */
const REMEMBERED_MS = 30 * 60_000

/** Everything that has become visible since a snapshot, once, however long its transaction took. */
const SINCE = `
  select pg_current_snapshot()::text as snapshot, pg_current_wal_flush_lsn()::text as position,
    pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax($1::pg_snapshot) as is_another,
    array(
      select distinct key from content_changes, unnest(keys) as key
      where xid >= pg_snapshot_xmin($1::pg_snapshot)
        and not pg_visible_in_snapshot(xid, $1::pg_snapshot) and pg_visible_in_snapshot(xid, pg_current_snapshot())
    ) as keys`

interface Seen {
  snapshot: string | null
  /** Of the log; whatever is visible stands before it. */
  position: string
  is_another: boolean | null
  keys: ContentKey[]
}

export interface ContentCheck {
  /** Resolves when everything committed before the call has been dropped. */
  check(): Promise<void>
}

interface CheckOptions {
  stores: readonly KeptStore[]
  reads: PublicReads
  /** Reads the site's settings anew, before what shows them is dropped: a page drawn between the two would be kept. */
  refreshSite: () => Promise<boolean>
}

/** A limit on the client's side: a server that stands still keeps none of its own. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), milliseconds)
    timer.unref()
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** Reads from the database what has changed since the last time, and drops what shows it. */
export function createContentCheck(pool: pg.Pool, { stores, reads, refreshSite }: CheckOptions): ContentCheck {
  let snapshot: string | null = null
  let checkedAt = 0
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  async function read(): Promise<void> {
    const begun = performance.now()
    const startedAt = Date.now()
    const { rows } = await within(PATIENCE_MS, pool.query<Seen>(SINCE, [snapshot]))
    const [seen] = rows
    if (!seen) throw new Error('a select without a table has one row')
    const hasMissed = snapshot === null || seen.is_another === true || startedAt - checkedAt > REMEMBERED_MS
    const keys = hasMissed ? [EVERYTHING, SITE_SETTINGS] : seen.keys
    // A counted figure is on every page that shows it.
    if (keys.some(concernsSite) && (await refreshSite())) keys.push(SITE_SETTINGS)
    // Before anything is dropped: it is made anew at once.
    reads.follow(seen.position, keys.length > 0)
    if (keys.length > 0) for (const store of stores) store.change(keys)
    snapshot = seen.snapshot
    checkedAt = startedAt
    for (const store of stores) store.trust(TRUSTED_MS - (performance.now() - begun))
  }

  async function run(): Promise<void> {
    try {
      await read()
    } catch (error) {
      for (const store of stores) store.hold()
      reads.hold()
      throw error
    }
  }

  function check(): Promise<void> {
    if (!running) {
      running = run().finally(() => {
        running = null
      })
      return running
    }
    // The one under way may have read too early for this caller.
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null
        return check()
      })
    return next
  }

  return { check }
}

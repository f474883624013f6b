import type pg from 'pg'
import { withTimeout } from '../../infra/timeout.ts'
import type { CacheStore } from './cache-store.ts'
import { type CacheTag, concernsSite, EVERYTHING, SITE_SETTINGS } from './cache-tags.ts'
import type { PublicReads } from './public-reads.ts'

/** With the time between two checks, a cached response is at most 30 s out of date. */
const LEASE_MS = 25_000
/** A database that does not answer must not keep the next check from asking again. */
const TIMEOUT_MS = 5000
/** Rows of changes are deleted after an hour: a process that slept for half of it may have missed some. */
const MAX_GAP_MS = 30 * 60_000

/** Everything that has become visible since a snapshot, once, however long its transaction took. */
const CHANGED_SINCE = `
  select pg_current_snapshot()::text as snapshot, pg_current_wal_flush_lsn()::text as position,
    pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax($1::pg_snapshot) as is_other_database,
    array(
      select distinct key from content_changes, unnest(keys) as key
      where xid >= pg_snapshot_xmin($1::pg_snapshot)
        and not pg_visible_in_snapshot(xid, $1::pg_snapshot) and pg_visible_in_snapshot(xid, pg_current_snapshot())
    ) as tags`

interface Changes {
  snapshot: string | null
  /** Of the log; everything visible was written before it. */
  position: string
  is_other_database: boolean | null
  tags: CacheTag[]
}

interface RevalidationOptions {
  stores: readonly CacheStore[]
  reads: PublicReads
  /** Reads the site's settings before what shows them is invalidated: a page drawn between the two would be cached. */
  refreshSite: () => Promise<boolean>
}

/** @returns reads from the database what has changed since the last call, and invalidates what shows it */
export function createRevalidation(pool: pg.Pool, { stores, reads, refreshSite }: RevalidationOptions) {
  let snapshot: string | null = null
  let checkedAt = 0
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  async function readChanges(): Promise<void> {
    const begun = performance.now()
    const startedAt = Date.now()
    const { rows } = await withTimeout(pool.query<Changes>(CHANGED_SINCE, [snapshot]), TIMEOUT_MS)
    const [changes] = rows
    if (!changes) throw new Error('a select without a table has one row')
    const hasMissed = snapshot === null || changes.is_other_database === true || startedAt - checkedAt > MAX_GAP_MS
    const tags = hasMissed ? [EVERYTHING, SITE_SETTINGS] : changes.tags
    // A counted claim is on every page that shows it.
    if (tags.some(concernsSite) && (await refreshSite())) tags.push(SITE_SETTINGS)
    // Before anything is invalidated: it is made again at once.
    reads.follow(changes.position, tags.length > 0)
    if (tags.length > 0) for (const store of stores) store.invalidate(tags)
    snapshot = changes.snapshot
    checkedAt = startedAt
    for (const store of stores) store.extendLease(LEASE_MS - (performance.now() - begun))
  }

  async function run(): Promise<void> {
    try {
      await readChanges()
    } catch (error) {
      for (const store of stores) store.disable()
      reads.disable()
      throw error
    }
  }

  return function revalidate(): Promise<void> {
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
        return revalidate()
      })
    return next
  }
}

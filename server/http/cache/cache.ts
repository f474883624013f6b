import type pg from 'pg'
import type { Connection } from '../../db/connect.ts'
import { recordContentChange } from '../../db/content-changes.queries.ts'
import { withTimeout } from '../../infra/timeout.ts'
import { type CacheStore, createCacheStore } from './cache-store.ts'
import { type CacheTag, concernsSite, EVERYTHING, SITE_SETTINGS } from './cache-tags.ts'
import { type PublicReads, readPrimary } from './public-reads.ts'

/** Counted from the last successful check: a cached response is at most 25 s out of date. */
const LEASE_MS = 25_000
/** Limits a check, so that an unresponsive database does not delay the next one. */
const TIMEOUT_MS = 5000
/** Rows of changes are deleted after an hour: a process that has not checked for half of it may have missed some. */
const MAX_GAP_MS = 30 * 60_000

/** Everything that has become visible since a snapshot, exactly once, however long its transaction took. */
const CHANGED_SINCE = `
  select pg_current_snapshot()::text as snapshot, pg_current_wal_flush_lsn()::text as position,
    pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax($1::pg_snapshot) as is_other_database,
    array(
      select distinct tag from content_changes, unnest(tags) as tag
      where xid >= pg_snapshot_xmin($1::pg_snapshot)
        and not pg_visible_in_snapshot(xid, $1::pg_snapshot) and pg_visible_in_snapshot(xid, pg_current_snapshot())
    ) as tags`

interface Changes {
  snapshot: string | null
  /** Position in the write-ahead log; everything visible was written before it. */
  position: string
  is_other_database: boolean | null
  tags: CacheTag[]
}

/**
 * @param refreshSite reads the site's settings before the pages that show them are invalidated: a page rendered in
 * between would be cached with the old ones
 * @returns a function that reads what has changed in the database since the last call, and invalidates the affected
 * responses
 */
function createRevalidation(
  pool: pg.Pool,
  stores: readonly CacheStore[],
  reads: PublicReads,
  refreshSite: () => Promise<boolean>,
) {
  let snapshot: string | null = null
  let checkedAt = 0
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  async function readChanges(): Promise<void> {
    const begin = performance.now()
    const startedAt = Date.now()
    const { rows } = await withTimeout(pool.query<Changes>(CHANGED_SINCE, [snapshot]), TIMEOUT_MS)
    const [changes] = rows
    if (!changes) throw new Error('a select without a table has one row')
    const hasMissed = snapshot === null || changes.is_other_database === true || startedAt - checkedAt > MAX_GAP_MS
    const tags = hasMissed ? [EVERYTHING, SITE_SETTINGS] : changes.tags
    // Counted claims are on many pages.
    if (tags.some(concernsSite) && (await refreshSite())) tags.push(SITE_SETTINGS)
    // Before the invalidation, after which responses are recreated at once.
    reads.follow(changes.position, tags.length > 0)
    if (tags.length > 0) for (const store of stores) store.invalidate(tags)
    snapshot = changes.snapshot
    checkedAt = startedAt
    for (const store of stores) store.extendLease(LEASE_MS - (performance.now() - begin))
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
    // The running check may have read before this caller's write.
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null
        return revalidate()
      })
    return next
  }
}

/** A sitemap of a million articles has twenty files of half a megabyte: a crawler must not evict the pages. */
const FILES_MB = 24

export type Cache = ReturnType<typeof createCache>

/** The cached responses and their invalidation. */
export function createCache(
  { db, pool }: Connection,
  refreshSite: () => Promise<boolean>,
  { pageCacheMb, reads = readPrimary(db) }: { pageCacheMb: number; reads?: PublicReads },
) {
  /** For pages and JSON. */
  const responses = createCacheStore(pageCacheMb)
  /** For the feed and sitemaps. */
  const files = createCacheStore(FILES_MB)
  const stores = [responses, files]
  /**
   * Resolves once everything committed before the call has been invalidated; rejects if the database does not respond.
   */
  const revalidate = createRevalidation(pool, stores, reads, refreshSite)

  /** As `revalidate`, after a write and before its response; clears the cache if the database does not respond. */
  async function invalidateChanged(): Promise<void> {
    try {
      await revalidate()
    } catch {
      // The write has succeeded and must not be answered with an error; its effects are unknown, so everything is
      // cleared.
      for (const store of stores) store.clear()
    }
  }

  /** Invalidates here and in other processes what changes without a write. */
  async function invalidateTags(tags: CacheTag[]): Promise<void> {
    if (tags.length === 0) return
    await recordContentChange(db, tags)
    await invalidateChanged()
  }

  return { responses, files, reads, revalidate, invalidateChanged, invalidateTags }
}

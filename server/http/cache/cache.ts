import type { Connection } from '../../db/connect.ts'
import { recordContentChange } from '../../db/content-changes.queries.ts'
import { type CacheStore, createCacheStore } from './cache-store.ts'
import type { CacheTag } from './cache-tags.ts'
import { type PublicReads, readPrimary } from './public-reads.ts'
import { createRevalidation } from './revalidation.ts'

/** A sitemap of a million articles has twenty files of half a megabyte: one crawl must not push out the pages. */
const FILES_BYTES = 24 * 1024 * 1024

/** Responses in memory, and what invalidates them. */
export interface Cache {
  /** Pages and JSON. */
  responses: CacheStore
  /** Feed and sitemaps. */
  files: CacheStore
  /** The database that cached responses are made from. */
  reads: PublicReads
  /** Resolves when everything committed before the call has been invalidated; rejects when the database does not answer. */
  revalidate(): Promise<void>
  /** The same after a write, before its answer; clears the cache where the database does not answer. */
  invalidateChanged(): Promise<void>
  /** Invalidates here and in the other processes what changes without a write. */
  invalidateTags(tags: CacheTag[]): Promise<void>
}

export function createCache(
  { db, pool }: Connection,
  refreshSite: () => Promise<boolean>,
  reads: PublicReads = readPrimary(db),
): Cache {
  const responses = createCacheStore()
  const files = createCacheStore(FILES_BYTES)
  const stores = [responses, files]
  const revalidate = createRevalidation(pool, { stores, reads, refreshSite })

  async function invalidateChanged(): Promise<void> {
    try {
      await revalidate()
    } catch {
      // The write is done and must not look refused; what it has changed is not known.
      for (const store of stores) store.clear()
    }
  }

  async function invalidateTags(tags: CacheTag[]): Promise<void> {
    if (tags.length === 0) return
    await recordContentChange(db, tags)
    await invalidateChanged()
  }

  return { responses, files, reads, revalidate, invalidateChanged, invalidateTags }
}

import type { Connection } from '../../db/connect.ts'
import { noteContentChange } from '../../db/content-changes.queries.ts'
import { type ContentCheck, createContentCheck } from './content-check.ts'
import type { ContentKey } from './content-keys.ts'
import { createKeptStore, type KeptStore } from './kept-store.ts'
import { type PublicReads, readPrimary } from './public-reads.ts'

/** A sitemap of a million articles has twenty files of half a megabyte: one crawl must not push out the pages. */
const FILES_BYTES = 24 * 1024 * 1024

/** Everything that is kept in memory, and what makes it be forgotten. */
export interface Kept {
  /** Pages and JSON. */
  answers: KeptStore
  /** Feed and sitemaps. */
  files: KeptStore
  /** Where what is kept is read. */
  reads: PublicReads
  check: ContentCheck['check']
  /** After a write, before its answer: what it has changed is sent no more. */
  forgetChanged(): Promise<void>
  /** Of what changes without being written: drops it here and in the other processes. */
  tell(keys: ContentKey[]): Promise<void>
}

export function createKept(
  { db, pool }: Connection,
  refreshSite: () => Promise<boolean>,
  reads: PublicReads = readPrimary(db),
): Kept {
  const answers = createKeptStore()
  const files = createKeptStore(FILES_BYTES)
  const stores = [answers, files]
  const { check } = createContentCheck(pool, { stores, reads, refreshSite })

  async function forgetChanged(): Promise<void> {
    try {
      await check()
    } catch {
      // The write is done and must not look refused; what it has changed is not known.
      for (const store of stores) store.clear()
    }
  }

  async function tell(keys: ContentKey[]): Promise<void> {
    if (keys.length === 0) return
    await noteContentChange(db, keys)
    await forgetChanged()
  }

  return { answers, files, reads, check, forgetChanged, tell }
}

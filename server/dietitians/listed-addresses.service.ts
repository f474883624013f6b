import type { Database } from '../db/connect.ts'
import { listListedAfter, listListedStretches, listListedStretchNumbers } from './dietitians.queries.ts'

/** Rows read by one statement, few enough not to delay other queries. */
const BATCH = 5000

/** All listed dietitians with ids in one stretch; a dietitian never moves to another one. */
export interface ListedStretch {
  stretch: number
  count: number
  changed_at: Date
}

export interface ListedAddress {
  path: string
  changed_at: Date
}

/** The listed dietitians in stretches of `size` ids. */
export async function listStretches(db: Database, size: number): Promise<ListedStretch[]> {
  return listListedStretches(db, size)
}

/** The numbers of stretches with at least one dietitian, in order. */
export async function listStretchNumbers(db: Database, size: number): Promise<number[]> {
  return listListedStretchNumbers(db, size)
}

/** The public addresses of one stretch, read in batches by key. */
export async function* readListedAddresses(db: Database, stretch: number, size: number): AsyncGenerator<ListedAddress> {
  const until = (stretch + 1) * size
  let after = stretch * size
  while (after < until) {
    const rows = await listListedAfter(db, after, until, BATCH)
    for (const { id, changed_at } of rows) yield { path: `/dietitians/${id}`, changed_at }
    after = rows.length < BATCH ? until : (rows.at(-1)?.id ?? until)
  }
}

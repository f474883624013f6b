import type { Database } from '../db/connect.ts'
import { listPublishedAfter, listPublishedStretches, listPublishedStretchNumbers } from './blog-addresses.queries.ts'

/** Rows read by one statement, few enough not to delay other queries. */
const BATCH = 5000

/** The published articles in stretches of `size` ids. */
export async function listBlogStretches(db: Database, size: number) {
  return listPublishedStretches(db, size)
}

/** The numbers of stretches with at least one article, in order. */
export async function listBlogStretchNumbers(db: Database, size: number): Promise<number[]> {
  return listPublishedStretchNumbers(db, size)
}

/** The addresses of one stretch, read in batches by key. */
export async function* readBlogAddresses(db: Database, stretch: number, size: number) {
  const until = (stretch + 1) * size
  let after = stretch * size
  while (after < until) {
    const rows = await listPublishedAfter(db, after, until, BATCH)
    for (const { id, changed_at } of rows) yield { path: `/blogs/${id}`, changed_at }
    after = rows.length < BATCH ? until : (rows.at(-1)?.id ?? until)
  }
}

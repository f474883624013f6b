import type { Database } from '../db/connect.ts'
import { listPublishedAfter, listPublishedStretches, listPublishedStretchNumbers } from './blog-addresses.queries.ts'

/** Rows of one statement: nothing else waits long while they are read. */
const BATCH = 5000

/** The published articles in stretches of `size` ids, so that none holds more than that. */
export async function listBlogStretches(
  db: Database,
  size: number,
): Promise<{ stretch: number; count: number; changed_at: Date }[]> {
  return listPublishedStretches(db, size)
}

/** The stretches that hold one at least, in order. */
export async function listBlogStretchNumbers(db: Database, size: number): Promise<number[]> {
  return listPublishedStretchNumbers(db, size)
}

/** The addresses of one stretch, read by key. */
export async function* readBlogAddresses(
  db: Database,
  stretch: number,
  size: number,
): AsyncGenerator<{ path: string; changed_at: Date }> {
  const until = (stretch + 1) * size
  let after = stretch * size
  while (after < until) {
    const rows = await listPublishedAfter(db, after, until, BATCH)
    for (const { id, changed_at } of rows) yield { path: `/blogs/${id}`, changed_at }
    after = rows.length < BATCH ? until : (rows.at(-1)?.id ?? until)
  }
}

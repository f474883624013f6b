import type { AccessEntry, AccessQuery } from '#domain/privacy/privacy.schema.ts'
import type { Database } from '../db/connect.ts'
import { requirePage } from '../errors.ts'
import { type AccessRow, countAccesses, listAccessRows } from './accesses.queries.ts'

/** Admins act for the site, so they are shown by role, without a name. */
function toAccess(row: AccessRow): AccessEntry {
  const { id, action, target_type, is_erased, role } = row
  return {
    ...{ id, action, target_type, is_erased },
    who: { full_name: role === 'admin' ? null : row.full_name, role },
    target_ids: row.listed ?? (row.target_id === null ? [] : [row.target_id]),
    created_at: row.created_at.toISOString(),
  }
}

export async function listAccesses(db: Database, userId: number, query: AccessQuery) {
  const [count, rows] = await Promise.all([countAccesses(db, userId), listAccessRows(db, userId, query)])
  requirePage(query, count)
  return { count, results: rows.map(toAccess) }
}

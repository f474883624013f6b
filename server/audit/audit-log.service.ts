import { Readable } from 'node:stream'
import type { AuditFilters, AuditItem, AuditQuery } from '#domain/audit/audit.schema.ts'
import { AUDIT_LABELS, type AuditAction } from '#domain/audit/audit-labels.ts'
import { indiaDay } from '#domain/site/india-day.ts'
import type { Database } from '../db/connect.ts'
import { requirePage } from '../errors.ts'
import { type CsvValue, readByKey, toCsv } from '../infra/formats/csv.ts'
import { recordAudit } from './audit.service.ts'
import { type AuditRow, countEntries, findActorIds, listEntries, type ResolvedFilters } from './audit-log.queries.ts'

/** Rows read per statement of the export. */
const BATCH = 1000
type Values = AuditItem['before']

function toAuditItem(row: AuditRow): AuditItem {
  return {
    id: row.id,
    actor: row.actor_id === null ? null : { id: row.actor_id, full_name: row.actor_name ?? '' },
    action: row.action,
    target_type: row.target_type,
    target_id: row.target_id,
    before: row.before as Values,
    after: row.after as Values,
    created_at: row.created_at.toISOString(),
  }
}

async function resolveFilters(db: Database, { actor, ...filters }: AuditFilters): Promise<ResolvedFilters> {
  return actor ? { ...filters, actors: await findActorIds(db, actor) } : filters
}

export async function listAudit(db: Database, { page, page_size, ...filters }: AuditQuery) {
  const resolved = await resolveFilters(db, filters)
  const count = await countEntries(db, resolved)
  requirePage({ page, page_size }, count)
  const rows = await listEntries(db, resolved, { limit: page_size, offset: (page - 1) * page_size })
  return { count, results: rows.map(toAuditItem) }
}

function toText(values: unknown): string | null {
  return values === null ? null : JSON.stringify(values)
}

/** The columns of the export. */
const COLUMNS: Record<string, (row: AuditRow) => CsvValue> = {
  Time: (row) => row.created_at,
  'Actor id': (row) => row.actor_id,
  Actor: (row) => row.actor_name,
  Action: (row) => row.action,
  'In words': (row) => AUDIT_LABELS[row.action as AuditAction] ?? row.action,
  'Target type': (row) => row.target_type,
  'Target id': (row) => row.target_id,
  Before: (row) => toText(row.before),
  After: (row) => toText(row.after),
}

/** Exports the log as a file. The export is logged too, with its filters. */
export async function exportAudit(db: Database, actorId: number, filters: AuditFilters) {
  const resolved = await resolveFilters(db, filters)
  // The `actor` filter is not logged: it may be a name or an address, which the log would keep for a year.
  const { actor, ...rest } = filters
  const logged = Object.entries(rest).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  await recordAudit(db, actorId, 'audit.exported', ['audit_log', null], {
    after: { ...Object.fromEntries(logged), ...(actor ? { is_searched: true } : {}) },
  })
  const rows = readByKey<AuditRow>((last) => listEntries(db, resolved, { limit: BATCH, last }))
  const lines = Readable.from(rows).map((row: AuditRow) => Object.values(COLUMNS).map((read) => read(row)))
  return { name: `audit-log-${indiaDay(new Date())}.csv`, stream: toCsv(Object.keys(COLUMNS), lines) }
}
